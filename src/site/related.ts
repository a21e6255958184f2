import { memoize } from "../memoize";
import { DECLARATIONS } from "../model/kinds";
import { compare, dateOf, lineOf } from "./lists";
import { routesInMenus } from "./menu-routes";
import type { Site, SitePage } from "./site";
import { parentRoute } from "./trail";

const COUNT = 2;

/** @returns the routes of the pages that follow a page: the editor's choice, or the nearest by kind, topic and place. */
export function relatedTo(site: Site, page: SitePage): string[] {
  if (page.content.related)
    return page.content.related.filter((route) => route !== page.route && site.find(page.language, route)?.isListed);
  const near = page.kind === "page" ? nearInMenus(site, page) : nearInLists(site, page);
  const routes = new Set(near.map(({ route }) => route));
  routes.delete(page.route);
  return [...routes].slice(0, COUNT);
}

/** Pages of the same topic come first, then others; of each, the kinds in the order of the page's declaration. */
function nearInLists(site: Site, page: SitePage): SitePage[] {
  const kinds: readonly string[] = DECLARATIONS[page.kind].next ?? [];
  const listOf = (kind: string, topic: string) => listsOf(site)([page.language, kind, topic].join());
  const place = Math.max(0, listOf(page.kind, topicOf(page)).indexOf(page));
  return [topicOf(page), ANY].flatMap((topic) => kinds.flatMap((kind) => nearest(listOf(kind, topic), page, place)));
}

const ANY = "";

/** A line; an article without one has its category. */
function topicOf(page: SitePage): string {
  const { content } = page;
  return lineOf(page) || ("category" in content ? content.category : ANY);
}

/** The page's own place in a list, then the next one, the one before, and so on. */
const STEPS = [0, 1, -1, 2, -2];

/** @param place of a page that is not in the list: of the page among its like, so that not all end with the same two */
function nearest(list: readonly SitePage[], page: SitePage, place: number): SitePage[] {
  const own = list.indexOf(page);
  const at = own < 0 ? place % list.length : own;
  return STEPS.flatMap((step) => list[at + step] ?? []);
}

/** Lists of the listed pages that are not over, by language, kind and topic; in order by day and route. */
const listsOf = memoize((site: Site) => {
  const pages = site.pages
    .filter(({ isListed, isPast, route }) => isListed && !isPast && route !== "/")
    .sort((a, b) => compare(dateOf(a), dateOf(b)) || compare(a.route, b.route));
  const keysOf = (page: SitePage) =>
    [...new Set([topicOf(page), ANY])].map((topic) => [page.language, page.kind, topic]);
  const lists = new Map<string, SitePage[]>();
  for (const page of pages) {
    for (const key of keysOf(page).map(String)) {
      if (!lists.has(key)) lists.set(key, []);
      lists.get(key)?.push(page);
    }
  }
  return (key: string): readonly SitePage[] => lists.get(key) ?? [];
});

/** Its parent, children and siblings come first, then the pages after it in the menus; after the last follows the first. */
function nearInMenus(site: Site, page: SitePage): SitePage[] {
  const order = routesInMenus(site.navigation);
  const stepsTo = ({ route }: SitePage) => {
    const place = order.indexOf(route);
    return place < 0 ? order.length : (place - order.indexOf(page.route) + order.length) % order.length;
  };
  const pages = listsOf(site)([page.language, "page", ANY].join());
  const sorted = pages.toSorted((a, b) => stepsTo(a) - stepsTo(b) || compare(a.route, b.route));
  return [...sorted.filter((other) => isFamily(site, page, other)), ...sorted];
}

function isFamily(site: Site, page: SitePage, other: SitePage): boolean {
  const [above, aboveOther] = [parentRoute(site, page), parentRoute(site, other)];
  return above === other.route || aboveOther === page.route || (above !== "/" && above === aboveOther);
}
