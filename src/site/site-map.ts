import type { Language } from "../i18n/languages";
import { compareNewestFirst, listMenuRoutes } from "./lists";
import { ARTICLES_PER_PAGE } from "./news-pages";
import { paginatedPath, type PageLink } from "../model/views/page-link";
import type { Site, SitePage } from "./site";
import type { SiteMapGroup } from "../model/page-view";
import { withAncestors } from "./page-relations";

/** Groups of pages directly below the home page, by their kind or by the legal menu. */
const OWN_GROUPS = ["landing", "legal"] as const;
const findOwnGroup = ({ legal }: Site["navigation"], { kind, route }: SitePage) =>
  legal.includes(route) ? "legal" : OWN_GROUPS.find((own) => own === kind);

/** Groups listed pages by top-level page in the order of the menus, then the rest by kind (quality V12). */
export function createSiteMap(site: Site, language: Language): SiteMapGroup[] {
  const listed = site.pages.filter((page) => page.language === language && page.isListed && page.route !== "/");
  const below = groupByMenu(site.navigation, groupByTopPage(site, listed));
  const menu = [...listMenuRoutes(site.navigation), ...site.navigation.legal];
  const menuIndex = (page: SitePage) => (menu.indexOf(page.route) + menu.length + 1) % (menu.length + 1);
  const tops = [...below.keys()].sort((a, b) => menuIndex(a) - menuIndex(b));
  const groups = tops.flatMap((top) => {
    const links = linksBelow(site, top, (below.get(top) ?? []).sort(compareNewestFirst));
    return links.length > 0 ? [{ label: top.label, path: top.path, links }] : [];
  });
  const rest = tops.filter((top) => below.get(top)?.length === 0);
  const others = [undefined, ...OWN_GROUPS].flatMap((of) => {
    const links = rest.filter((page) => findOwnGroup(site.navigation, page) === of).map(toLink);
    return links.length > 0 ? [{ label: "", ...(of && { of }), links }] : [];
  });
  return [...groups, ...others];
}

/** Lists links to the pages below a page. Of a paginated list of news, lists the newest articles and the second page. */
function linksBelow(site: Site, top: SitePage, pages: readonly SitePage[]): PageLink[] {
  const next = site.find(top.language, paginatedPath(top.route, 2));
  if (next?.number === undefined) return pages.map(toLink);
  const articles = pages.filter(({ kind }) => kind === "article");
  const rest = pages.filter(({ kind }) => kind !== "article");
  return [...[...articles.slice(0, ARTICLES_PER_PAGE), ...rest].map(toLink), { path: next.path, label: next.label }];
}

/** Maps each top-level page, the highest listed ancestor of its pages, to the pages below it. */
function groupByTopPage(site: Site, listed: readonly SitePage[]): Map<SitePage, SitePage[]> {
  const below = new Map<SitePage, SitePage[]>();
  const listedPages = new Set(listed);
  for (const page of listed) {
    const top = withAncestors(site, page).findLast((ancestor) => listedPages.has(ancestor)) ?? page;
    const pages = below.get(top) ?? [];
    if (top !== page) pages.push(page);
    below.set(top, pages);
  }
  return below;
}

/** Moves pages without pages below them to the first group of a menu that they share. */
function groupByMenu(navigation: Site["navigation"], below: Map<SitePage, SitePage[]>): Map<SitePage, SitePage[]> {
  const menus = [
    ...navigation.main.map((item) => listMenuRoutes({ main: [item], footer: [] })),
    ...navigation.footer.map((menu) => menu.routes),
  ];
  const groups = [...below].filter(([, pages]) => pages.length > 0);
  for (const [page, pages] of below) {
    const shared = menus.filter((routes) => routes.includes(page.route)).flat();
    const [group] = shared.flatMap((route) => groups.filter(([top]) => top.route === route));
    if (!group || pages.length > 0 || findOwnGroup(navigation, page)) continue;
    group[1].push(page);
    below.delete(page);
  }
  return below;
}

function toLink({ path, label, kind, content }: SitePage) {
  return { path, label: kind === "article" || kind === "case-study" ? content.title : label };
}
