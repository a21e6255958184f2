/** Pages sorted by day, so that the nearest ones of thousands are found without a look at every page. */
import type { Language } from "../i18n/languages";
import type { Kind } from "../model/kinds";
import { compare, dateOf, lineOf } from "./lists";
import type { Site, SitePage } from "./site";

/** Pages that differ only in day and route for the search of neighbours. */
export interface Shelf {
  language: Language;
  kind: Kind;
  pages: readonly SitePage[];
  /** @returns where the page stands on this shelf, by route; -1 where it does not */
  placeOf(page: SitePage): number;
  /**
   * @param day `YYYY-MM-DD`, or empty
   * @param from the place at which pages without a day begin; after the last one follows the first
   * @returns the pages nearest to it, those of the same distance by route; some more where several are as far away
   */
  nearest(day: string, count: number, from?: number): SitePage[];
}

const shelves = new WeakMap<Site, Shelf[]>();

/** @returns the listed pages that are not over, by language, kind, line and category; the home page is none of them. */
export function shelvesOf(site: Site): Shelf[] {
  const known = shelves.get(site) ?? createShelves(site);
  shelves.set(site, known);
  return known;
}

function createShelves(site: Site): Shelf[] {
  const pages = site.pages.filter((page) => page.isListed && !page.isPast && page.route !== "/");
  const groups = groupBy(pages, (page) => [page.language, page.kind, lineOf(page), categoryOf(page)].join());
  return [...groups.values()].map(createShelf);
}

export function categoryOf({ content }: SitePage): string {
  return "category" in content ? content.category : "";
}

/** @returns the days between two dates, `YYYY-MM-DD`; 0 where one of them is empty. */
export function daysBetween(a: string, b: string): number {
  return a && b ? Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000 : 0;
}

function createShelf(pages: SitePage[]): Shelf {
  const [{ language, kind }] = pages as [SitePage];
  const byRoute = pages.toSorted((a, b) => compare(a.route, b.route));
  const byDay = groupBy(byRoute, dateOf);
  const places = new Map(byRoute.map(({ route }, place) => [route, place]));
  const days = [...byDay.keys()].filter((day) => day !== "").sort(compare);
  return {
    language,
    kind,
    pages,
    placeOf: (page) => (page.language === language ? (places.get(page.route) ?? -1) : -1),
    nearest(day, count, from = 0) {
      if (day === "") return inRing(byRoute, count, from);
      const found = inRing(byDay.get("") ?? [], count, from);
      let farthest = 0;
      for (const next of outwards(days, day)) {
        if (found.length >= count && daysBetween(day, next) > farthest) break;
        farthest = daysBetween(day, next);
        found.push(...(byDay.get(next) ?? []).slice(0, count));
      }
      return found;
    },
  };
}

/** @returns as many pages as are asked for, from a place on; after the last one follows the first. */
function inRing(pages: readonly SitePage[], count: number, from: number): SitePage[] {
  const start = from % (pages.length || 1);
  return [...pages.slice(start), ...pages.slice(0, start)].slice(0, count);
}

function groupBy(pages: readonly SitePage[], keyOf: (page: SitePage) => string): Map<string, SitePage[]> {
  const groups = new Map<string, SitePage[]>();
  for (const page of pages) {
    const group = groups.get(keyOf(page)) ?? [];
    group.push(page);
    groups.set(keyOf(page), group);
  }
  return groups;
}

/** @param days in order. @returns them from the nearest to the farthest. */
function* outwards(days: readonly string[], day: string): Generator<string> {
  let after = days.filter((each) => each < day).length;
  let before = after - 1;
  while (before >= 0 || after < days.length) {
    const [left, right] = [days[before], days[after]];
    const isLeft = right === undefined || (left !== undefined && daysBetween(day, left) <= daysBetween(day, right));
    yield isLeft ? String(left) : right;
    if (isLeft) before -= 1;
    else after += 1;
  }
}
