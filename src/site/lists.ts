/** Lists of pages by kind, each in its own order. */
import { memoize } from "../memoize";
import type { Language } from "../i18n/languages";
import type { Kind } from "../model/kinds";
import type { Navigation } from "../model/navigation-file";
import type { LineLetter } from "../model/views/line-letter";
import type { ListType } from "../sections/listing/fields";
import type { Site, SitePage } from "./site";

const KIND_BY_LIST: Partial<Record<ListType, Kind>> = {
  services: "service",
  products: "product",
  solutions: "solution",
  projects: "case-study",
  news: "article",
  vacancies: "vacancy",
};

const sortedLists = memoize((site: Site) =>
  memoize((list: ListType) => {
    const pages = site.pages.filter((page) => page.isListed && isListedAs(page, list));
    return pages.sort(ORDERS[list] ?? byLineAndRoute);
  }),
);

/** Returns the pages of a list in its order. Each list is sorted once. */
export function pagesOfList(site: Site, language: Language, list: ListType): SitePage[] {
  return sortedLists(site)(list).filter((page) => page.language === language);
}

/** Returns the routes of a list in its order. */
export function routesOfList(site: Site, language: Language, list: ListType): string[] {
  return pagesOfList(site, language, list).map(({ route }) => route);
}

function isListedAs(page: SitePage, list: ListType): boolean {
  if (list === "fares") return "fare" in page.content && page.content.fare !== undefined;
  return list === "fairs" ? eventOf(page) !== undefined : page.kind === KIND_BY_LIST[list];
}

const ORDERS: Partial<Record<ListType, (a: SitePage, b: SitePage) => number>> = {
  news: compareNewestFirst,
  vacancies: compareCodes,
  projects: compareCodes,
  products: compareCodes,
  fairs: (a, b) =>
    compareCodeUnits(eventOf(b)?.start ?? "", eventOf(a)?.start ?? "") || compareCodeUnits(a.route, b.route),
};

/** Compares pages by day, newest first, then by route. */
export function compareNewestFirst(a: SitePage, b: SitePage): number {
  return compareCodeUnits(dateOf(b), dateOf(a)) || compareCodeUnits(a.route, b.route);
}

function byLineAndRoute(a: SitePage, b: SitePage): number {
  return compareCodeUnits(lineOf(a), lineOf(b)) || compareCodeUnits(a.route, b.route);
}

/** Compares codes by letter and number: A2 precedes A10. */
function compareCodes(a: SitePage, b: SitePage): number {
  const [codeA, codeB] = [a, b].map(({ content }) => ("code" in content && content.code) || "") as [string, string];
  return compareCodeUnits(codeA.slice(0, 1), codeB.slice(0, 1)) || Number(codeA.slice(1)) - Number(codeB.slice(1));
}

/** Returns a page's line, or an empty string. */
export function lineOf({ content }: SitePage): string {
  return "line" in content ? (content.line ?? "") : "";
}

/** Returns the event of a fair or an article. */
export function eventOf({ content }: Pick<SitePage, "content">) {
  return "event" in content ? content.event : undefined;
}

/** Returns the day by which pages are sorted, `YYYY-MM-DD`, or an empty string. */
export function dateOf({ content }: SitePage): string {
  if ("posted" in content) return content.posted;
  return "date" in content ? content.date : (eventOf({ content })?.start ?? "");
}

/** Counts the open vacancies of each line. A line without vacancies is left out. */
export function countVacanciesByLine(site: Site, language: Language): Partial<Record<LineLetter, number>> {
  const counts: Record<string, number> = {};
  for (const line of pagesOfList(site, language, "vacancies").map(lineOf)) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}

/** Compares strings by code units, independent of a locale. */
export function compareCodeUnits(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Lists the routes of the main menu, then of the footer, each once. */
export function listMenuRoutes({ main, footer }: Pick<Navigation, "main" | "footer">): string[] {
  const all = main.flatMap(({ route, lines = [], routes = [] }) => [
    ...(route ? [route] : []),
    ...routes,
    ...lines.flatMap((column) => column.routes),
  ]);
  return [...new Set([...all, ...footer.flatMap(({ routes }) => routes)])];
}
