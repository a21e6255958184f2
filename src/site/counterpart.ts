import { type Language, LANGUAGES, otherLanguage } from "../i18n/languages";
import type { Site, SitePage } from "./site";
import { withAncestors } from "./breadcrumb";

/** Finds the path for the language switch: of the translated page, or of its nearest translated ancestor. */
export function findCounterpart(site: Site, page: SitePage): string {
  const language = otherLanguage(page.language);
  const [nearest] = withAncestors(site, page).flatMap(({ route }) => site.find(language, route) ?? []);
  return nearest?.path ?? `/${language}/`;
}

/** Lists the indexable language versions of a page (quality F1). Empty if the page itself is not indexable. */
export function findAlternates(site: Site, page: SitePage): { language: Language; path: string }[] {
  if (!page.isIndexable) return [];
  return LANGUAGES.flatMap((language) => {
    const version = site.find(language, page.route);
    return version?.isIndexable ? [{ language, path: version.path }] : [];
  });
}
