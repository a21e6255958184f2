/** What crawlers get, read from the built files as a graph (quality F1, F2, F5, F6, F8). */
import Validator from "@adobe/structured-data-validator";
import { expect, test } from "@playwright/test";
import { readBuiltPages } from "./built-site";
import { crawl, type CrawledPage, hiddenValues, readSitemap } from "./crawled-page";
import { NOINDEX } from "./routes";
import { LANGUAGES, pathOf, SITE_URL } from "./site";

const pages = new Map([...readBuiltPages()].map(([pagePath, page]) => [SITE_URL + pagePath, crawl(page)]));
const all = [...pages.values()];
const indexable = all.filter(({ isIndexable }) => isIndexable);
const hidden = all.filter(({ isIndexable }) => !isIndexable);
const sitemap = readSitemap();
const addressOf = ({ path }: CrawledPage) => SITE_URL + path;
const thingsOn = ({ blocks }: CrawledPage) => blocks.flatMap(({ things }) => things);

/** @returns what is wrong, as `page: complaint`, over some pages. */
const complaints = (some: readonly CrawledPage[], about: (page: CrawledPage) => readonly unknown[]) =>
  some.flatMap((page) => about(page).map((complaint) => `${page.path}: ${JSON.stringify(complaint)}`));

test("the pages that are for nobody's index are test and variant pages, and vacancies that are filled", () => {
  const expected = LANGUAGES.flatMap((language) =>
    [...NOINDEX, "/404/", "/500/", "/offline/"].map((route) => pathOf(language, route)),
  );
  const others = hidden.map(({ path }) => path).filter((path) => !path.includes("/career/vacancies/"));
  expect(others.sort()).toEqual(expected.sort());
});

test("every canonical is the page itself, and the same as og:url; the sitemap is these, each once @content", () => {
  const wrong = (page: CrawledPage) => {
    const names = [...page.canonicals, ...page.shared];
    return names.length === 2 && names.every((name) => name === addressOf(page)) ? [] : [names];
  };
  expect(complaints(indexable, wrong)).toEqual([]);
  expect(sitemap.map(({ loc }) => loc)).toEqual(indexable.map(addressOf).sort());
});

test("alternates are mutual, name the page itself and the German page, and are those of the sitemap @content", () => {
  const entries = new Map(sitemap.map((entry) => [entry.loc, entry]));
  const wrong = (page: CrawledPage) => {
    const { alternates, language } = page;
    const german = alternates.find(({ hreflang }) => hreflang === "de")?.href;
    const isRight =
      alternates.some(({ hreflang, href }) => hreflang === language && href === addressOf(page)) &&
      alternates.some(({ hreflang, href }) => hreflang === "x-default" && href === german) &&
      alternates.every(({ href }) => JSON.stringify(pages.get(href)?.alternates) === JSON.stringify(alternates)) &&
      JSON.stringify(entries.get(addressOf(page))?.alternates) === JSON.stringify(alternates);
    return isRight ? [] : [alternates];
  };
  expect(complaints(indexable, wrong)).toEqual([]);
});

test("no page that is for nobody's index stands in sitemap, alternates or structured data, its own or another's @content", () => {
  const addresses = hidden.map(addressOf);
  const said = JSON.stringify([sitemap, indexable.map(({ alternates, blocks }) => [alternates, blocks])]);
  expect(addresses.filter((address) => said.includes(`"${address}"`))).toEqual([]);
  expect(complaints(hidden, ({ alternates, blocks }) => [...alternates, ...blocks])).toEqual([]);
});

const TYPES = ["Organization", "WebSite", "BreadcrumbList", "NewsArticle", "JobPosting", "Event", "Service"];
/** Errors for Google here: a product without offer, questions on a firm's site, a search that the site does not have. */
const FORBIDDEN = ["Product", "FAQPage", "SearchAction"];

test("every indexable page has one block of structured data, of the types that are this site's @content", () => {
  const types = new Set(TYPES);
  const wrong = (page: CrawledPage) => [
    ...(page.blocks.length === 1 && page.blocks[0]?.["@context"] === "https://schema.org" ? [] : ["blocks"]),
    ...thingsOn(page).flatMap((thing) => (types.has(thing["@type"]) ? [] : [thing["@type"]])),
    ...FORBIDDEN.filter((type) => JSON.stringify(page.blocks).includes(`"${type}"`)),
  ];
  expect(complaints(indexable, wrong)).toEqual([]);
});

test("the starter has a page of each of these types", () => {
  expect(new Set(indexable.flatMap(thingsOn).map((thing) => thing["@type"]))).toEqual(new Set(TYPES));
});

test("every value of the structured data is visible text, without soft hyphens and special spaces @content", () => {
  expect(complaints(indexable, (page) => thingsOn(page).flatMap((thing) => hiddenValues(thing, page)))).toEqual([]);
});

test("what a page is about has the page's canonical address @content", () => {
  const wrong = (page: CrawledPage) =>
    thingsOn(page).filter(({ "@type": type, url }) => type !== "BreadcrumbList" && url !== page.canonicals[0]);
  expect(complaints(indexable, wrong)).toEqual([]);
});

test("the BreadcrumbList is the visible one @content", () => {
  const wrong = (page: CrawledPage) => {
    const list = thingsOn(page).find((thing) => thing["@type"] === "BreadcrumbList");
    const items = (list?.["itemListElement"] ?? []) as { name: string; item?: string; position: number }[];
    const said = items.map(({ name, item }) => ({ name, path: item?.replace(SITE_URL, "") }));
    const isInOrder = items.every(({ position }, index) => position === index + 1);
    return JSON.stringify(said) === JSON.stringify(page.crumbs) && isInOrder ? [] : [said, page.crumbs];
  };
  expect(complaints(indexable, wrong)).toEqual([]);
  expect(indexable.filter(({ crumbs }) => crumbs.length === 0).map(({ path }) => path)).toEqual(["/de/", "/en/"]);
});

test("Adobe's validator finds no error, and misses only what not every vacancy has @content", async () => {
  const things = indexable.flatMap(thingsOn);
  const types = [...new Set(things.map((thing) => thing["@type"]))];
  const jsonld = Object.fromEntries(types.map((type) => [type, things.filter((thing) => thing["@type"] === type)]));
  const issues = await new Validator().validate({ jsonld });
  const left = new Set(
    issues.map(({ rootType, severity, fieldNames }) => `${severity} ${rootType}: ${fieldNames.join()}`),
  );
  const known = ["applicantLocationRequirements", "directApply", "jobLocationType", "validThrough"];
  expect([...left].filter((issue) => !known.some((field) => issue === `WARNING JobPosting: ${field}`))).toEqual([]);
});
