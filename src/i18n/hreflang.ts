import { DEFAULT_LANGUAGE, type Language } from "./languages";

/** Lists the links of head and sitemap (quality F1): alternates, and as `x-default` the German page or the only one. */
export function listHreflangs(alternates: readonly { language: Language; path: string }[]) {
  const all = alternates.map(({ language, path }) => ({ hreflang: language as string, path }));
  const fallback = alternates.find(({ language }) => language === DEFAULT_LANGUAGE) ?? alternates[0];
  return fallback ? [...all, { hreflang: "x-default", path: fallback.path }] : all;
}
