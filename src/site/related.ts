import { DECLARATIONS } from "../model/kinds";
import { compare, dateOf, lineOf } from "./lists";
import { stepsInMenus } from "./menu-steps";
import { categoryOf, daysBetween, type Shelf, shelvesOf } from "./shelves";
import type { Site, SitePage } from "./site";
import { parentRoute } from "./trail";

const COUNT = 2;

/** @returns the routes of the pages that follow a page: the editor's choice, or the nearest by kind, line and place. */
export function relatedTo(site: Site, page: SitePage): string[] {
  if (page.content.related)
    return page.content.related.filter((route) => route !== page.route && site.find(page.language, route)?.isListed);
  const shelves = shelvesOf(site);
  const place = Math.max(...shelves.map((shelf) => shelf.placeOf(page)));
  const near = shelves.flatMap((shelf) => nearestOn(site, shelf, page, place));
  return near
    .sort(([, a], [, b]) => compareAll(a, b))
    .slice(0, COUNT)
    .map(([route]) => route);
}

/**
 * @param place where the page stands among its like: pages that are as near begin there, so that not all of them end
 * with the same two
 * @returns the pages of a shelf that may follow, each with its distance: fewer mean the same to every page.
 */
function nearestOn(site: Site, shelf: Shelf, page: SitePage, place: number): [string, Distance][] {
  const rank = DECLARATIONS[page.kind].next?.indexOf(shelf.kind) ?? -1;
  if (shelf.language !== page.language || rank < 0) return [];
  // Hierarchy and menus, which decide here, are unknown to shelves: all pages are compared.
  if (page.kind === "page") return withDistances(shelf.pages, page, (other) => distanceOfPages(site, page, other));
  const from = shelf.placeOf(page) < 0 ? Math.max(place, 0) : place + 1;
  const others = shelf.nearest(dateOf(page), COUNT + 1, from);
  return withDistances(others, page, (other, step) => distance(page, other, rank, step));
}

function withDistances(
  others: readonly SitePage[],
  page: SitePage,
  distanceTo: (other: SitePage, step: number) => Distance,
): [string, Distance][] {
  return others.flatMap((other, step) =>
    other.route === page.route ? [] : [[other.route, distanceTo(other, step)] as [string, Distance]],
  );
}

type Distance = readonly (number | string)[];

function distance(page: SitePage, other: SitePage, rank: number, step: number): Distance {
  const isSameLine = lineOf(other) !== "" && lineOf(other) === lineOf(page);
  const isSameCategory = categoryOf(page) !== "" && categoryOf(other) === categoryOf(page);
  const days = daysBetween(dateOf(page), dateOf(other));
  return [Number(!isSameLine), Number(!isSameCategory), rank, days, dateOf(other) ? 0 : step, other.route];
}

function distanceOfPages(site: Site, page: SitePage, other: SitePage): Distance {
  return [Number(!isFamily(site, page, other)), ...stepsInMenus(site.navigation, page.route, other.route), other.route];
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
