import { memoize } from "../memoize";
import { DECLARATIONS } from "../model/kinds";
import { compareCodeUnits, dateOf, lineOf, listMenuRoutes } from "./lists";
import type { Site, SitePage } from "./site";
import { parentRoute } from "./page-relations";

const MAX_RELATED = 2;

/** Finds the routes of related pages: the editor's choice, or the nearest by kind, topic and position. */
export function findRelatedRoutes(site: Site, page: SitePage): string[] {
  if (page.content.related)
    return page.content.related.filter((route) => route !== page.route && site.find(page.language, route)?.isListed);
  const near = page.kind === "page" ? nearInMenus(site, page) : nearInLists(site, page);
  const routes = new Set(near.map(({ route }) => route));
  routes.delete(page.route);
  return [...routes].slice(0, MAX_RELATED);
}

/** Lists nearby pages of the page's topic, then of any topic, by kind in the order of the page's declaration. */
function nearInLists(site: Site, page: SitePage): SitePage[] {
  const kinds: readonly string[] = DECLARATIONS[page.kind].relatedKinds ?? [];
  const findList = (kind: string, topic: string) => indexPages(site)([page.language, kind, topic].join());
  const index = Math.max(0, findList(page.kind, findTopic(page)).indexOf(page));
  return [findTopic(page), ANY_TOPIC].flatMap((topic) =>
    kinds.flatMap((kind) => nearest(findList(kind, topic), page, index)),
  );
}

const ANY_TOPIC = "";

/** Returns a page's line, or else an article's category. */
function findTopic(page: SitePage): string {
  const { content } = page;
  return lineOf(page) || ("category" in content ? content.category : ANY_TOPIC);
}

/** Positions in a list relative to the page's own, nearest first. */
const OFFSETS = [0, 1, -1, 2, -2];

/** Lists the pages around the page in a list. An index, which spreads links, is used if the list lacks the page. */
function nearest(list: readonly SitePage[], page: SitePage, index: number): SitePage[] {
  const ownIndex = list.indexOf(page);
  const start = ownIndex < 0 ? index % list.length : ownIndex;
  return OFFSETS.flatMap((offset) => list[start + offset] ?? []);
}

/** Indexes the listed pages that are not over by language, kind and topic, sorted by day and route. */
const indexPages = memoize((site: Site) => {
  const pages = site.pages
    .filter(({ isListed, isPast, route }) => isListed && !isPast && route !== "/")
    .sort((a, b) => compareCodeUnits(dateOf(a), dateOf(b)) || compareCodeUnits(a.route, b.route));
  const lists = new Map<string, SitePage[]>();
  for (const page of pages) {
    for (const topic of new Set([findTopic(page), ANY_TOPIC])) {
      const key = [page.language, page.kind, topic].join();
      lists.set(key, lists.get(key) ?? []);
      lists.get(key)?.push(page);
    }
  }
  return (key: string): readonly SitePage[] => lists.get(key) ?? [];
});

/** Lists parent, children and siblings, then the pages after the page in the menus, where the first follows the last. */
function nearInMenus(site: Site, page: SitePage): SitePage[] {
  const order = listMenuRoutes(site.navigation);
  const distanceTo = ({ route }: SitePage) => {
    const index = order.indexOf(route);
    return index < 0 ? order.length : (index - order.indexOf(page.route) + order.length) % order.length;
  };
  const pages = indexPages(site)([page.language, "page", ANY_TOPIC].join());
  const sorted = pages.toSorted((a, b) => distanceTo(a) - distanceTo(b) || compareCodeUnits(a.route, b.route));
  return [...sorted.filter((candidate) => isRelative(site, page, candidate)), ...sorted];
}

function isRelative(site: Site, page: SitePage, candidate: SitePage): boolean {
  const [parent, candidateParent] = [parentRoute(site, page), parentRoute(site, candidate)];
  return parent === candidate.route || candidateParent === page.route || (parent !== "/" && parent === candidateParent);
}
