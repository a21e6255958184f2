import type { Kind } from "../model/kinds";
import { compare, dateOf, lineOf } from "./lists";
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
  const distances = new Map<string, readonly (number | string)[]>();
  for (const other of site.pages) {
    if (other.language !== page.language || other.route === page.route || other.route === "/") continue;
    if (other.isListed && !other.isPast && NEXT[page.kind].includes(other.kind))
      distances.set(other.route, distance(site, page, other));
  }
  return [...distances]
    .sort(([, a], [, b]) => compareAll(a, b))
    .slice(0, COUNT)
    .map(([route]) => route);
}

function distance(site: Site, page: SitePage, other: SitePage): (number | string)[] {
  const isNear =
    page.kind === "page" ? isFamily(site, page, other) : lineOf(other) !== "" && lineOf(other) === lineOf(page);
  const isSameCategory =
    "category" in page.content && "category" in other.content && page.content.category === other.content.category;
  return [
    Number(!isNear),
    Number(!isSameCategory),
    NEXT[page.kind].indexOf(other.kind),
    days(page, other),
    other.route,
  ];
}

/** Pages of sections are near when one stands above the other, or both below the same page. */
function isFamily(site: Site, page: SitePage, other: SitePage): boolean {
  const [above, aboveOther] = [parentRoute(site, page), parentRoute(site, other)];
  return above === other.route || aboveOther === page.route || (above !== "/" && above === aboveOther);
}

/** Between two dated pages, the days that separate them. */
function days(page: SitePage, other: SitePage): number {
  const [a, b] = [dateOf(page), dateOf(other)];
  return a && b ? Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000 : 0;
}

function compareAll(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    const order =
      typeof value === "number" && typeof other === "number" ? value - other : compare(String(value), String(other));
    if (order !== 0) return order;
  }
  return 0;
}
