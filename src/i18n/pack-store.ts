/** The loaded language packs. The browser loads one, that of the document. The build adds all of them. */
import type { Language } from "./languages";
import type { LanguagePack } from "./pack";

const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  de: () => import(/* webpackChunkName: "language-de" */ "~language-packs/de.json"),
  en: () => import(/* webpackChunkName: "language-en" */ "~language-packs/en.json"),
};

const packs = new Map<Language, LanguagePack>();

/** Returns the pack of a language, or undefined if it is not loaded. */
export function getLanguagePack(language: Language): LanguagePack | undefined {
  return packs.get(language);
}

/** Stores a pack that the caller has loaded. */
export function addPack(pack: LanguagePack): void {
  packs.set(pack.language, pack);
}

/** Loads the pack of a language once. @throws an error that names the language, if the pack can't be loaded */
export async function loadPack(language: Language): Promise<void> {
  if (packs.has(language)) return;
  try {
    const { default: pack } = await loaders[language]();
    addPack(pack as LanguagePack);
  } catch (error) {
    throw new Error(`language pack ${language}: ${String(error)}`);
  }
}

// Reloads the document after a change of messages or menus in `npm run develop`, once Gatsby has written the page's data: a
// hot update would empty the map of packs.
if (process.env["NODE_ENV"] === "development") {
  module.hot?.data?.packs.forEach(addPack);
  module.hot?.dispose((data) => {
    data.packs = packs;
    setTimeout(() => window.location.reload(), 1000);
  });
}
