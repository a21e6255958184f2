/** The packs that are here. In the browser that is the page's own; the other one comes when a page in it is opened. */
import type { Language } from "./languages";
import type { LanguagePack } from "./pack";

const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  de: () => import(/* webpackChunkName: "language-de" */ "~language-packs/de.json"),
  en: () => import(/* webpackChunkName: "language-en" */ "~language-packs/en.json"),
};

const packs = new Map<Language, LanguagePack>();
const loading = new Map<Language, Promise<LanguagePack>>();

/** @returns the language's pack if it is here. */
export function knownPack(language: Language): LanguagePack | undefined {
  return packs.get(language);
}

/** @returns the pack that came last, or undefined where there is none. */
export function lastPack(): LanguagePack | undefined {
  return [...packs.values()].at(-1);
}

/** Keeps a pack that came another way: the build has all of them at hand. */
export function keepPack(pack: LanguagePack): void {
  packs.set(pack.language, pack);
}

/** @returns the language's pack, loading it once; a load that failed is tried again at the next call. */
export function loadPack(language: Language): Promise<LanguagePack> {
  const known = packs.get(language);
  if (known) return Promise.resolve(known);
  const running = loading.get(language) ?? fetchPack(language);
  loading.set(language, running);
  return running;
}

async function fetchPack(language: Language): Promise<LanguagePack> {
  try {
    const { default: pack } = await loaders[language]();
    keepPack(pack as LanguagePack);
    return pack as LanguagePack;
  } finally {
    loading.delete(language);
  }
}
