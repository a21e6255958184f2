/** Lists that fill themselves: which pages they hold, in which order. */
import { memoize } from "../memoize";
import type { Language } from "../i18n/languages";
import type { Kind } from "../model/kinds";
import type { LISTED } from "../sections/listing/fields";
import type { Site, SitePage } from "./site";

export type Listed = (typeof LISTED)[number];

const KINDS: Partial<Record<Listed, Kind>> = {
  services: "service",
  products: "product",
  solutions: "solution",
  projects: "case-study",
  news: "article",
  vacancies: "vacancy",
  legal: "legal",
};

const listsOf = memoize((site: Site) =>
  memoize((key: string) => {
    const [language, listed] = key.split(" ") as [Language, Listed];
    return createList(site, language, listed);
  }),
);

/** Sorts each list once. @returns the routes of a list, in its order */
export function listOf(site: Site, language: Language, listed: Listed): readonly string[] {
  return listsOf(site)(`${language} ${listed}`);
}

function createList(site: Site, language: Language, listed: Listed): readonly string[] {
  const pages = site.pages.filter((page) => page.language === language && page.isListed && isListedAs(page, listed));
  return pages.sort(ORDERS[listed] ?? byLineAndRoute).map(({ route }) => route);
}

function isListedAs(page: SitePage, listed: Listed): boolean {
  if (listed === "fares") return "fare" in page.content && page.content.fare !== undefined;
  return listed === "fairs" ? eventOf(page) !== undefined : page.kind === KINDS[listed];
}

const ORDERS: Partial<Record<Listed, (a: SitePage, b: SitePage) => number>> = {
  news: (a, b) => compare(dateOf(b), dateOf(a)) || compare(a.route, b.route),
  vacancies: (a, b) => compareCodes(a, b),
  projects: (a, b) => compareCodes(a, b),
  products: (a, b) => compareCodes(a, b),
  fairs: (a, b) => compare(eventOf(b)?.start ?? "", eventOf(a)?.start ?? "") || compare(a.route, b.route),
  legal: (a, b) => compare(a.content.title, b.content.title),
};

function byLineAndRoute(a: SitePage, b: SitePage): number {
  return compare(lineOf(a), lineOf(b)) || compare(a.route, b.route);
}

/** A2 comes before A10. */
function compareCodes(a: SitePage, b: SitePage): number {
  const [codeA, codeB] = [codeOf(a), codeOf(b)];
  return compare(codeA.slice(0, 1), codeB.slice(0, 1)) || Number(codeA.slice(1)) - Number(codeB.slice(1));
}

function codeOf({ content }: SitePage): string {
  return "code" in content ? (content.code ?? "") : "";
}

export function lineOf({ content }: SitePage): string {
  return "line" in content ? (content.line ?? "") : "";
}

/** @returns the fair that a page is about */
export function eventOf({ content }: Pick<SitePage, "content">) {
  return "event" in content ? content.event : undefined;
}

/** The day that orders a page among others, `YYYY-MM-DD`; empty where it has none. */
export function dateOf({ content }: SitePage): string {
  if ("posted" in content) return content.posted;
  return "date" in content ? content.date : (eventOf({ content })?.start ?? "");
}

/** @returns the pages of a list, in its order */
export function pagesIn(site: Site, language: Language, listed: Listed): SitePage[] {
  return listOf(site, language, listed).flatMap((route) => site.find(language, route) ?? []);
}

export function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
