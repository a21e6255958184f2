import type { Language } from "../languages/languages";
import type { Site, SiteMapGroup, SitePage } from "./site";
import { compare, dateOf } from "./lists";
import { parentRoute } from "./trail";

/**
 * Every listed page of a language, by the page above it (quality V12).
 * @returns a group per page that has pages below it, in the order of the main menu, and one for the rest
 */
export function siteMapOf(site: Site, language: Language): SiteMapGroup[] {
  const listed = site.pages.filter((page) => page.language === language && page.isListed && page.route !== "/");
  const tops = listed.filter((page) => !listed.some((other) => other !== page && isBelow(site, page, other.route)));
  const below = (top: SitePage) =>
    listed.filter((page) => page !== top && isBelow(site, page, top.route)).sort(newestThenName);
  const groups = tops.filter((top) => below(top).length > 0);
  const rest = tops.filter((top) => below(top).length === 0);
  const menu = menuRoutes(site);
  const place = (page: SitePage) => (menu.indexOf(page.route) + menu.length + 1) % (menu.length + 1);
  return [
    ...groups
      .sort((a, b) => place(a) - place(b))
      .map((top) => ({ label: top.label, path: top.path, links: below(top).map(link) })),
    { label: "", links: rest.sort((a, b) => place(a) - place(b)).map(link) },
  ];
}

function isBelow(site: Site, page: SitePage, route: string): boolean {
  let above = parentRoute(site, page);
  while (above !== undefined && above !== route) {
    const parent = site.find(page.language, above);
    above = parent && parentRoute(site, parent);
  }
  return above === route;
}

function menuRoutes(site: Site): string[] {
  const { main, footer, legal } = site.navigation;
  return [
    ...main.flatMap((item) => [...(item.routes ?? []), ...(item.route ? [item.route] : [])]),
    ...footer.flatMap(({ routes }) => routes),
    ...legal,
  ];
}

function newestThenName(a: SitePage, b: SitePage): number {
  return compare(dateOf(b), dateOf(a)) || compare(a.route, b.route);
}

function link({ path, label, kind, content }: SitePage) {
  return { path, label: kind === "article" ? content.title : label };
}
