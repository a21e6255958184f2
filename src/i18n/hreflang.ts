import { DEFAULT_LANGUAGE, type Language } from "./languages";

/** An address for search engines, by the language of its page. */
export interface Hreflang {
  hreflang: Language | "x-default";
  path: string;
}

/**
 * The one set that head and sitemap name (quality F1): every alternate, and as `x-default` the German page (decisions:
 * Languages), or the only one there is.
 * @param alternates what `alternatesOf` says of a page
 */
export function hreflangs(alternates: readonly { language: Language; path: string }[]): Hreflang[] {
  const all = alternates.map(({ language, path }): Hreflang => ({ hreflang: language, path }));
  const fallback = alternates.find(({ language }) => language === DEFAULT_LANGUAGE) ?? alternates[0];
  return fallback ? [...all, { hreflang: "x-default", path: fallback.path }] : all;
}
