/** Checks metadata, structured data and sitemap in the built files (quality F1, F2, F5, F6, F8). */
import Validator from "@adobe/structured-data-validator";
import { expect, test } from "@playwright/test";
import { readBuiltPages } from "./built-pages";
import { describeForCrawlers, type CrawledPage, findHiddenValues, readSitemap } from "./crawled-page";
import { NOINDEX_ROUTES } from "./routes";
import { LANGUAGES, pathOf, SITE_URL } from "./test-site";

const pages = new Map(
  [...readBuiltPages()].map(([pagePath, page]) => [SITE_URL + pagePath, describeForCrawlers(page)]),
);
const all = [...pages.values()];
const indexable = all.filter(({ isIndexable }) => isIndexable);
const hidden = all.filter(({ isIndexable }) => !isIndexable);
const sitemap = readSitemap();
const pageUrl = ({ path }: CrawledPage) => SITE_URL + path;
const listThings = ({ blocks }: CrawledPage) => blocks.flatMap(({ things }) => things);

/** Lists the problems of the pages, as `path: problem`. */
const findProblems = (checked: readonly CrawledPage[], problemsOf: (page: CrawledPage) => readonly unknown[]) =>
  checked.flatMap((page) => problemsOf(page).map((problem) => `${page.path}: ${JSON.stringify(problem)}`));

test("only test pages, variants, error pages and filled vacancies have noindex", () => {
  const expected = LANGUAGES.flatMap((language) =>
    [...NOINDEX_ROUTES, "/404/", "/500/", "/offline/"].map((route) => pathOf(language, route)),
  );
  const paths = hidden.map(({ path }) => path).filter((path) => !path.includes("/career/vacancies/"));
  expect(paths.sort()).toEqual(expected.sort());
});

test("canonical link and og:url are the page's URL, and the sitemap lists each indexable page once @content", () => {
  const problemsOf = (page: CrawledPage) => {
    const urls = [...page.canonicals, ...page.openGraphUrls];
    return urls.length === 2 && urls.every((url) => url === pageUrl(page)) ? [] : [urls];
  };
  expect(findProblems(indexable, problemsOf)).toEqual([]);
  expect(sitemap.map(({ loc }) => loc)).toEqual(indexable.map(pageUrl).sort());
});

test("hreflang links are mutual, name the page and the German default, and equal the sitemap's @content", () => {
  const entries = new Map(sitemap.map((entry) => [entry.loc, entry]));
  const problemsOf = (page: CrawledPage) => {
    const { alternates, language } = page;
    const german = alternates.find(({ hreflang }) => hreflang === "de")?.href;
    const isRight =
      alternates.some(({ hreflang, href }) => hreflang === language && href === pageUrl(page)) &&
      alternates.some(({ hreflang, href }) => hreflang === "x-default" && href === german) &&
      alternates.every(({ href }) => JSON.stringify(pages.get(href)?.alternates) === JSON.stringify(alternates)) &&
      JSON.stringify(entries.get(pageUrl(page))?.alternates) === JSON.stringify(alternates);
    return isRight ? [] : [alternates];
  };
  expect(findProblems(indexable, problemsOf)).toEqual([]);
});

test("sitemap, hreflang links and structured data of all pages leave out pages with noindex @content", () => {
  const references = JSON.stringify([sitemap, indexable.map(({ alternates, blocks }) => [alternates, blocks])]);
  expect(hidden.map(pageUrl).filter((url) => references.includes(`"${url}"`))).toEqual([]);
  expect(findProblems(hidden, ({ alternates, blocks }) => [...alternates, ...blocks])).toEqual([]);
});

const TYPES = ["Organization", "WebSite", "BreadcrumbList", "NewsArticle", "JobPosting", "Event", "Service"];
/** Types that Google rejects here: a product without offer, questions on a firm's site, a search that does not exist. */
const FORBIDDEN = ["Product", "FAQPage", "SearchAction"];

test("every indexable page has one block of structured data, with allowed types only @content", () => {
  const types = new Set(TYPES);
  const problemsOf = (page: CrawledPage) => [
    ...(page.blocks.length === 1 && page.blocks[0]?.["@context"] === "https://schema.org" ? [] : ["blocks"]),
    ...listThings(page).flatMap((thing) => (types.has(thing["@type"]) ? [] : [thing["@type"]])),
    ...FORBIDDEN.filter((type) => JSON.stringify(page.blocks).includes(`"${type}"`)),
  ];
  expect(findProblems(indexable, problemsOf)).toEqual([]);
});

test("the starter has structured data of each allowed type", () => {
  expect(new Set(indexable.flatMap(listThings).map((thing) => thing["@type"]))).toEqual(new Set(TYPES));
});

test("every value of the structured data is visible text, without soft hyphens and special spaces @content", () => {
  expect(findProblems(indexable, (page) => listThings(page).flatMap((thing) => findHiddenValues(thing, page)))).toEqual(
    [],
  );
});

test("the URL in the structured data is the page's canonical link @content", () => {
  const problemsOf = (page: CrawledPage) =>
    listThings(page).filter(({ "@type": type, url }) => type !== "BreadcrumbList" && url !== page.canonicals[0]);
  expect(findProblems(indexable, problemsOf)).toEqual([]);
});

test("the BreadcrumbList equals the visible breadcrumb @content", () => {
  const problemsOf = (page: CrawledPage) => {
    const list = listThings(page).find((thing) => thing["@type"] === "BreadcrumbList");
    const items = (list?.["itemListElement"] ?? []) as { name: string; item?: string; position: number }[];
    const crumbs = items.map(({ name, item }) => ({ name, path: item?.replace(SITE_URL, "") }));
    const isInOrder = items.every(({ position }, index) => position === index + 1);
    return JSON.stringify(crumbs) === JSON.stringify(page.crumbs) && isInOrder ? [] : [crumbs, page.crumbs];
  };
  expect(findProblems(indexable, problemsOf)).toEqual([]);
  expect(indexable.filter(({ crumbs }) => crumbs.length === 0).map(({ path }) => path)).toEqual(["/de/", "/en/"]);
});

test("Adobe's validator reports no error, and warns of optional fields of vacancies only @content", async () => {
  const things = indexable.flatMap(listThings);
  const types = [...new Set(things.map((thing) => thing["@type"]))];
  const jsonld = Object.fromEntries(types.map((type) => [type, things.filter((thing) => thing["@type"] === type)]));
  const issues = await new Validator().validate({ jsonld });
  const found = new Set(
    issues.map(({ rootType, severity, fieldNames }) => `${severity} ${rootType}: ${fieldNames.join()}`),
  );
  const optional = ["applicantLocationRequirements", "directApply", "jobLocationType", "validThrough"];
  for (const field of optional) found.delete(`WARNING JobPosting: ${field}`);
  expect([...found]).toEqual([]);
});
