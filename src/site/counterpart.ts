import { type Language, LANGUAGES, otherLanguage } from "../i18n/languages";
import type { Site, SitePage } from "./site";
import { withAncestors } from "./trail";

/** @returns the path the language switch leads to: the same page, or the nearest page above it that exists there. */
export function counterpartOf(site: Site, page: SitePage): string {
  const language = otherLanguage(page.language);
  const [nearest] = withAncestors(site, page).flatMap(({ route }) => site.find(language, route) ?? []);
  return nearest?.path ?? `/${language}/`;
}

/**
 * The alternates of a page for search engines (quality F1): itself and its counterpart, only where both are for them.
 * @returns paths by language; empty where the page is not indexable
 */
export function alternatesOf(site: Site, page: SitePage): { language: Language; path: string }[] {
  if (!page.isIndexable) return [];
  return LANGUAGES.flatMap((language) => {
    const other = site.find(language, page.route);
    return other?.isIndexable ? [{ language, path: other.path }] : [];
  });
}
