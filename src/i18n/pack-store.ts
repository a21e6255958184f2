/** The loaded packs. In the browser that is the document's own: another language is another document. */
import type { Language } from "./languages";
import type { LanguagePack } from "./pack";

const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  de: () => import(/* webpackChunkName: "language-de" */ "~language-packs/de.json"),
  en: () => import(/* webpackChunkName: "language-en" */ "~language-packs/en.json"),
};

const packs = new Map<Language, LanguagePack>();

/** @returns the language's pack if it is here. */
export function getLanguagePack(language: Language): LanguagePack | undefined {
  return packs.get(language);
}

/** Keeps a pack that came another way: the build has all of them at hand. */
export function addPack(pack: LanguagePack): void {
  packs.set(pack.language, pack);
}

/** Loads the language's pack, if it is not here. @throws where it can't be loaded; the message names the language */
export async function loadPack(language: Language): Promise<void> {
  if (packs.has(language)) return;
  try {
    const { default: pack } = await loaders[language]();
    addPack(pack as LanguagePack);
  } catch (error) {
    throw new Error(`language pack ${language}: ${String(error)}`);
  }
}
