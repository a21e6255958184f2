/** Relations between pages: the pages above a page, and the same page in each language, with its echo. */
import { type Language, LANGUAGES, otherLanguage } from "../i18n/languages";
import type { Kind } from "../model/kinds";
import { ROUTES } from "../model/views/routes";
import type { Site, SitePage } from "./site";
import type { PageView } from "../model/page-view";
import type { PageLink } from "../model/views/page-link";

/** Exceptions, by kind and by route, to the rule that a page's parent is the page of the folder above. */
const PARENTS: Partial<Record<Kind, string>> = { article: ROUTES.newsroom, fair: ROUTES.fairs };
const PARENT_OF: Readonly<Record<string, string>> = { [ROUTES.confirmation]: ROUTES.contact };

/** Finds the route of a page's parent. @returns undefined for a home page */
export function parentRoute(site: Site, page: SitePage): string | undefined {
  if (page.route === "/") return undefined;
  const fixed = PARENT_OF[page.route] ?? PARENTS[page.kind];
  if (fixed && fixed !== page.route && site.find(page.language, fixed)) return fixed;
  const folders = page.route.split("/").slice(1, -2);
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const route = `/${folders.slice(0, depth).join("/")}/`;
    if (site.find(page.language, route)) return route;
  }
  return "/";
}

/** Lists the page, its parent and so on, up to the home page. */
export function withAncestors(site: Site, page: SitePage): SitePage[] {
  const route = parentRoute(site, page);
  const parent = route === undefined ? undefined : site.find(page.language, route);
  return parent ? [page, ...withAncestors(site, parent)] : [page];
}

/** Lists the breadcrumb from the home page to the page's parent. Empty on a home page. */
export function createBreadcrumb(site: Site, page: SitePage): PageLink[] {
  const [, ...ancestors] = withAncestors(site, page);
  return ancestors.reverse().map(({ path, label }) => ({ path, label }));
}

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

/** The limit above which the short name is used. */
const MAX_ECHO_CHARACTERS = 48;

/** Finds the echo of a page's title: the title of its translation, unless both are equal. */
export function findEcho(site: Site, page: SitePage): PageView["echo"] {
  const translation = site.find(otherLanguage(page.language), page.route);
  if (!translation) return undefined;
  const title =
    translation.content.title.length <= MAX_ECHO_CHARACTERS ? translation.content.title : translation.content.short;
  const isSame = title === page.content.title || translation.content.title === page.content.title;
  return isSame ? undefined : title;
}
