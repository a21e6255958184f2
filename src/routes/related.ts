import type { Kind } from "../view/kind";
import { compare, dateOf, lineOf } from "./lists";
import { categoryOf, daysBetween, type Shelf, shelvesOf } from "./shelves";
import type { Site, SitePage } from "./site";
import { parentRoute } from "./trail";

const COUNT = 3;

/** What a reader of one kind is likely to want next, nearest first. */
const NEXT: Record<Kind, readonly Kind[]> = {
  service: ["case-study", "product", "service"],
  solution: ["case-study", "service", "solution"],
  product: ["case-study", "service", "product"],
  "case-study": ["case-study", "service", "product"],
  article: ["article", "case-study", "product"],
  vacancy: ["vacancy", "service"],
  fair: ["fair", "article"],
  landing: ["service", "product"],
  legal: ["legal"],
  home: [],
  page: ["page"],
  notice: [],
};

/** @returns the routes of the pages that follow a page: the editor's choice, or the nearest by kind, line and place. */
export function relatedTo(site: Site, page: SitePage): string[] {
  if (page.content.related)
    return page.content.related.filter((route) => route !== page.route && site.find(page.language, route)?.isListed);
  const near = shelvesOf(site).flatMap((shelf) => nearestOn(site, shelf, page));
  return near
    .sort(([, a], [, b]) => compareAll(a, b))
    .slice(0, COUNT)
    .map(([route]) => route);
}

/** @returns the pages of a shelf that may follow, each with its distance: fewer mean the same to every page. */
function nearestOn(site: Site, shelf: Shelf, page: SitePage): [string, Distance][] {
  const place = NEXT[page.kind].indexOf(shelf.kind);
  if (shelf.language !== page.language || place < 0) return [];
  // Of pages without a day the family matters too, which no shelf knows: all of them are looked at.
  const others = page.kind === "page" ? shelf.pages : shelf.nearest(dateOf(page), COUNT + 1);
  return others
    .filter(({ route }) => route !== page.route)
    .map((other) => [other.route, distance(site, page, other, place)]);
}

type Distance = readonly (number | string)[];

function distance(site: Site, page: SitePage, other: SitePage, place: number): Distance {
  const isNear =
    page.kind === "page" ? isFamily(site, page, other) : lineOf(other) !== "" && lineOf(other) === lineOf(page);
  const isSameCategory = categoryOf(page) !== "" && categoryOf(other) === categoryOf(page);
  return [Number(!isNear), Number(!isSameCategory), place, daysBetween(dateOf(page), dateOf(other)), other.route];
}

/** Pages of sections are near when one stands above the other, or both below the same page. */
function isFamily(site: Site, page: SitePage, other: SitePage): boolean {
  const [above, aboveOther] = [parentRoute(site, page), parentRoute(site, other)];
  return above === other.route || aboveOther === page.route || (above !== "/" && above === aboveOther);
}

function compareAll(a: Distance, b: Distance): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    const order =
      typeof value === "number" && typeof other === "number" ? value - other : compare(String(value), String(other));
    if (order !== 0) return order;
  }
  return 0;
}
