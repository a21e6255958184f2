/** What crawlers, feed readers and messengers get, read from the built files as a graph (quality F1, F2, F4-F8, R9). */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import Validator from "@adobe/structured-data-validator";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { FORBIDDEN_TYPES, GOOGLE_RULES } from "../test/google-rules";
import { navigateInPage, normalise, whenHydrated } from "./browser";
import { decode, type Element, isFile, readBuiltPages, readElements } from "./built-site";
import { FOLDER, IS_FIXTURE } from "./folder";
import { ALL_ROUTES, NOINDEX } from "./routes";
import { type Language, LANGUAGES, pathOf, SITE_URL } from "./site";

const STRUCTURED_DATA = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gu;

/** A thing in schema.org's vocabulary, as JSON-LD writes it. */
type Thing = Record<string, unknown> & { "@type": string };

interface CrawledPage {
  path: string;
  language: Language;
  isIndexable: boolean;
  canonicals: string[];
  /** The value of `og:url`. */
  shared: string[];
  alternates: { hreflang: string; href: string }[];
  /** What each element of structured data holds. */
  blocks: { "@context": string; things: Thing[] }[];
  /** All that the page's body says, as it is read. */
  text: string;
  /** The visible breadcrumb: names, and addresses where they are links. */
  crumbs: { name: string; path: string | undefined }[];
  /** Every address that an element of the page names. */
  named: Set<string>;
}

/** @param pagePath an address below a language. @returns what its file says */
function crawl(pagePath: string): CrawledPage {
  const html = readFileSync(path.join(FOLDER, pagePath, "index.html"), "utf8");
  const elements = readElements(html);
  const links = elements.filter(({ name }) => name === "link");
  const robots = valuesOf(elements, "name", "robots", "content");
  return {
    path: pagePath,
    language: LANGUAGES.find((language) => pagePath.startsWith(`/${language}/`)) ?? "de",
    isIndexable: !robots.some((value) => value.includes("noindex")),
    canonicals: valuesOf(links, "rel", "canonical", "href"),
    shared: valuesOf(elements, "property", "og:url", "content"),
    alternates: links.flatMap(({ attributes: { rel, hreflang, href } }) =>
      rel === "alternate" && hreflang && href ? [{ hreflang, href }] : [],
    ),
    blocks: [...html.matchAll(STRUCTURED_DATA)].map(([, json = ""]) => readBlock(json)),
    text: textOf(html.replace(/^[\s\S]*<body/u, "<body")),
    crumbs: readCrumbs(html),
    named: new Set(elements.flatMap(({ attributes }) => [attributes["href"], attributes["content"]].filter((a) => a))),
  } as CrawledPage;
}

function readBlock(json: string): CrawledPage["blocks"][number] {
  const { "@context": context, "@graph": graph, ...thing } = JSON.parse(json) as Record<string, unknown>;
  return { "@context": String(context), things: (graph ?? [thing]) as Thing[] };
}

function valuesOf(elements: readonly Element[], by: string, wanted: string, value: string): string[] {
  return elements.flatMap(({ attributes }) => (attributes[by] === wanted ? [attributes[value] ?? ""] : []));
}

/** @returns HTML as it is read: without scripts and tags, soft hyphens, and kinds of spaces. */
function textOf(html: string): string {
  const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, "").replace(/<!--[\s\S]*?-->|<[^>]+>/gu, "");
  return normalise(decode(words).replaceAll("\u00ad", ""));
}

/** The breadcrumb is the one list that ends with the page itself. */
function readCrumbs(html: string): CrawledPage["crumbs"] {
  const [, items = ""] =
    /<nav[^>]*><ol>((?:<li>[\s\S]*?<\/li>)+?<li aria-current="page">[\s\S]*?<\/li>)<\/ol>/u.exec(html) ?? [];
  return [...items.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/gu)].map(([, item = ""]) => ({
    name: textOf(item),
    path: /href="([^"]*)"/u.exec(item)?.[1],
  }));
}

interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  alternates: { hreflang: string; href: string }[];
}

/** @returns what the built sitemap lists. */
function readSitemap(): SitemapEntry[] {
  const xml = readFileSync(path.join(FOLDER, "sitemap.xml"), "utf8");
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/gu)].map(([, entry = ""]) => ({
    loc: decode(/<loc>([^<]*)<\/loc>/u.exec(entry)?.[1] ?? ""),
    lastmod: /<lastmod>([^<]*)<\/lastmod>/u.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/gu)].map(([, hreflang = "", href = ""]) => ({
      hreflang,
      href: decode(href),
    })),
  }));
}

const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** Values of lists that schema.org, Google and ISO define: they name what a page says in words. */
const ENUMERATIONS =
  /^(?:https:\/\/schema\.org\/(?:EventScheduled|EventCancelled|OfflineEventAttendanceMode)|DE|EUR|YEAR|TELECOMMUTE|FULL_TIME|PART_TIME|TEMPORARY|CONTRACTOR)$/u;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T23:59:59\+0[12]:00)?$/u;
/** Of positions in a list the order is what is seen; that a price is net, the page says in words. */
const NOT_VALUES = new Set(["@type", "@id", "@context", "position", "valueAddedTaxIncluded"]);

/** @returns every value of a thing that is not on its page, as `field: value`. */
function hiddenValues(thing: Thing, page: CrawledPage): string[] {
  return Object.entries(thing)
    .filter(([name]) => !NOT_VALUES.has(name))
    .flatMap(([name, value]) => [value].flat().flatMap((each) => hiddenIn(name, each, page)));
}

function hiddenIn(name: string, value: unknown, page: CrawledPage): string[] {
  if (typeof value === "object" && value !== null) return hiddenValues(value as Thing, page);
  return isVisible(value, page) ? [] : [`${name}: ${String(value)}`];
}

function isVisible(value: unknown, page: CrawledPage): boolean {
  if (typeof value === "number") return page.text.includes(new Intl.NumberFormat(LOCALES[page.language]).format(value));
  if (typeof value !== "string" || /[\u00ad\u00a0\u202f]/u.test(value)) return false;
  if (ENUMERATIONS.test(value)) return true;
  if (value.startsWith("https://")) return isNamed(value, page);
  const [, day] = DATE.exec(value) ?? [];
  if (day) return page.text.includes(inWords(day, page.language));
  // A description in HTML is read element by element.
  const texts = value.startsWith("<p>") ? value.split(/<[^>]+>/u).filter(Boolean) : [value];
  return texts.every((text) => page.text.includes(value.startsWith("<p>") ? textOf(decode(text)) : text));
}

/** An address is the page's own or another of the site; a picture is one that the page itself names. */
function isNamed(address: string, page: CrawledPage): boolean {
  const { origin, pathname } = new URL(address);
  if (origin !== SITE_URL) return false;
  if (pathname.endsWith("/")) return isFile(`${pathname}index.html`);
  return isFile(pathname) && (page.named.has(address) || page.named.has(pathname));
}

function inWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

const pages = new Map([...readBuiltPages().keys()].map((pagePath) => [SITE_URL + pagePath, crawl(pagePath)]));
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

test("the sitemap's days are those of the content: no page without a day of its own has one", () => {
  const days = (part: RegExp) => sitemap.filter(({ loc }) => part.test(loc)).map(({ lastmod }) => lastmod);
  for (const lastmod of days(/\/news\/|\/vacancies\/|\/AGB\/$/u)) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(new Set(days(/\/services\/|\/case-study\/|\/newsroom\/$|\/(?:de|en)\/$/u))).toEqual(new Set([undefined]));
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

test("every indexable page has one block of structured data, of the types that are this site's @content", () => {
  const types = new Set<string>([...Object.keys(GOOGLE_RULES), "Service"]);
  const wrong = (page: CrawledPage) => [
    ...(page.blocks.length === 1 && page.blocks[0]?.["@context"] === "https://schema.org" ? [] : ["blocks"]),
    ...thingsOn(page).flatMap((thing) => (types.has(thing["@type"]) ? [] : [thing["@type"]])),
    ...Object.keys(FORBIDDEN_TYPES).filter((type) => JSON.stringify(page.blocks).includes(`"${type}"`)),
  ];
  expect(complaints(indexable, wrong)).toEqual([]);
  if (IS_FIXTURE) expect(new Set(indexable.flatMap(thingsOn).map((thing) => thing["@type"]))).toEqual(types);
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

test("Adobe's validator finds no error, and misses only what Google's table says is left out @content", async () => {
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

test("a fair's calendar file is there where the page links to it, in lines that RFC 5545 allows @content", () => {
  const files = all.flatMap(({ named }) => [...named].filter((address) => address.endsWith(".ics")));
  for (const file of files) {
    expect(isFile(file), file).toBe(true);
    const text = readFileSync(FOLDER + file, "utf8");
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/u);
    expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75 || line.includes("\n"))).toEqual([]);
  }
});

test("in the browser they are those of the page that is shown", async ({ page }) => {
  const blocks = page.locator("script[type='application/ld+json']");
  await page.goto("/de/services/");
  await whenHydrated(page);
  const first = (await blocks.textContent()) ?? "";
  await navigateInPage(page, "/de/contact/");
  await expect(page).toHaveURL(/\/de\/contact\/$/u);
  await expect.poll(() => blocks.allTextContents()).not.toEqual([first]);
});

const ARTICLES = ALL_ROUTES.filter((route) => route.startsWith("/news/"));

interface Item {
  id: string;
  content_html: string;
  date_published: string;
  image: string;
}

const headOf = (pagePath: string) => readElements(readFileSync(path.join(FOLDER, pagePath, "index.html"), "utf8"));

for (const language of LANGUAGES) {
  const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
  const itemsIn = () => (JSON.parse(read(`${language}/news/feed.json`)) as { items: Item[] }).items;

  test(`the feeds hold every article, newest first, and nothing else (${language})`, () => {
    const items = itemsIn();
    const expected = ARTICLES.map((route) => SITE_URL + pathOf(language, route));
    expect(items.map(({ id }) => id).sort()).toEqual(expected.sort());
    const dates = items.map(({ date_published }) => date_published);
    expect(dates).toEqual([...dates].sort().reverse());
    const atom = read(`${language}/news/feed.xml`);
    expect([...atom.matchAll(/<entry>\n<id>([^<]*)/gu)].map(([, id]) => id)).toEqual(items.map(({ id }) => id));
  });

  test(`every address in the feed is there: articles, pictures, links, and parts of pages (${language}) @content`, () => {
    const built = readBuiltPages();
    for (const { id, image, content_html } of itemsIn()) {
      expect.soft(isFile(new URL(image).pathname), image).toBe(true);
      const links = readElements(content_html).flatMap(({ attributes }) => attributes["href"] ?? []);
      for (const { origin, pathname, hash } of links.map((href) => new URL(href))) {
        if (origin !== SITE_URL) continue;
        expect.soft(built.get(pathname)?.ids ?? [], `${id}: ${pathname}${hash}`).toContain(hash.slice(1) || "main");
      }
    }
  });

  test(`no feed, llms.txt or robots.txt names a page that search engines leave out (${language})`, () => {
    for (const file of [`${language}/news/feed.xml`, `${language}/news/feed.json`, "llms.txt", "robots.txt"]) {
      const isNamed = (route: string) =>
        new RegExp(`${SITE_URL}${pathOf(language, route)}[^\\w-]`, "u").test(read(file));
      expect.soft(NOINDEX.filter(isNamed), file).toEqual([]);
    }
  });

  test(`home, newsroom and articles name both feeds, and the newsroom links to one (${language})`, () => {
    for (const route of ["/", "/newsroom/", ARTICLES[0] ?? ""]) {
      const feeds = valuesOf(headOf(pathOf(language, route)), "rel", "alternate", "type").filter(Boolean);
      expect(feeds, route).toEqual(["application/atom+xml", "application/feed+json"]);
    }
    const { links = [] } = readBuiltPages().get(pathOf(language, "/newsroom/")) ?? {};
    const inMain = links.filter(({ element }) => element.area === "main").map(({ href }) => href);
    expect(inMain).toContain(`/${language}/news/feed.xml`);
  });

  test(`the manifest is valid, and the site can be installed with it (${language})`, async ({ page }) => {
    const home = pathOf(language, "/");
    await page.goto(home);
    const devTools = await page.context().newCDPSession(page);
    const { url, errors, data = "" } = await devTools.send("Page.getAppManifest");
    expect(new URL(url).pathname).toBe(`/manifest_${language}.webmanifest`);
    expect(errors).toEqual([]);
    const { icons, ...manifest } = JSON.parse(data) as Record<string, unknown> & { icons: Record<string, string>[] };
    expect(manifest).toMatchObject({ name: "Fernwerk", lang: language, start_url: home, display: "minimal-ui" });
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
      ["any", "maskable"].flatMap((purpose) => [`${purpose} 192x192`, `${purpose} 512x512`]),
    );
    for (const { src = "", sizes } of icons) {
      const { width, height } = await sharp(FOLDER + new URL(src, SITE_URL).pathname).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
    // Every context of a test is private, where nothing can be installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });
}

const isNotice = ({ path: pagePath }: CrawledPage) => /^\/\w+\/(?:404|500|offline)\//u.test(pagePath);

/** Messengers leave out pictures of more than 300 KB, and some of them load over mobile networks. */
const MOST_BYTES = 150_000;

test("every page names a share picture of its own, with size and text; one for missing pages none @content", async () => {
  const pictures = new Map<string, string>();
  for (const page of all) {
    const head = headOf(page.path);
    const content = (name: string) => [
      ...valuesOf(head, "property", name, "content"),
      ...valuesOf(head, "name", name, "content"),
    ];
    if (isNotice(page)) {
      expect.soft(content("og:image"), page.path).toEqual([]);
      continue;
    }
    const file = `${FOLDER}${page.path}share.png`;
    const names = ["og:image", "og:image:alt", "og:image:width", "og:image:height", "twitter:card"];
    const said = [`${addressOf(page)}share.png`, content("og:title")[0], "1200", "630", "summary_large_image"];
    expect.soft(names.flatMap(content), page.path).toEqual(said);
    expect.soft(statSync(file).size, `${page.path}: bytes`).toBeLessThan(MOST_BYTES);
    expect.soft(await sharp(file).metadata(), page.path).toMatchObject({ format: "png", width: 1200, height: 630 });
    const bytes = readFileSync(file).toString("base64");
    expect.soft(pictures.get(bytes), `the same picture as ${page.path}`).toBeUndefined();
    pictures.set(bytes, page.path);
  }
});

test("every page names its language's manifest, and icons for every browser, as SVG, and for home screens @content", async () => {
  for (const page of all) {
    const named = headOf(page.path).filter(({ attributes: { rel = "" } }) => /icon|manifest/u.test(rel));
    expect
      .soft(named.map(({ attributes }) => attributes["href"]).sort(), page.path)
      .toEqual(["/apple-touch-icon.png", "/favicon.ico", "/favicon.svg", `/manifest_${page.language}.webmanifest`]);
  }
  expect(readFileSync(`${FOLDER}/favicon.ico`).readUInt16LE(4)).toBe(3);
  expect(readFileSync(`${FOLDER}/favicon.svg`, "utf8")).toMatch(/^<svg /u);
  expect(await sharp(`${FOLDER}/apple-touch-icon.png`).metadata()).toMatchObject({ width: 180, height: 180 });
});
