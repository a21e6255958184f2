/** Reads a built page from its file as a crawler does. */
import { readFileSync } from "node:fs";
import { normaliseSpaces } from "./browser";
import { parseFragment } from "parse5";
import { type BuiltPage, type Element, isFile, type Node, joinTexts, collectTexts } from "./built-pages";
import { FOLDER, type Language, LANGUAGES, SITE_URL } from "./test-site";

/** An item of schema.org's vocabulary in JSON-LD. */
export type StructuredItem = Record<string, unknown> & { "@type": string };

export type CrawledPage = ReturnType<typeof describeForCrawlers>;

/** Extracts metadata, structured data and text. `named` holds the values of all `href` and `content` attributes. */
export function describeForCrawlers({ path, nodes, elements }: BuiltPage) {
  const links = elements.filter(({ name }) => name === "link");
  const robots = attributeValues(elements, "name", "robots", "content");
  return {
    path,
    language: LANGUAGES.find((language) => path.startsWith(`/${language}/`)) ?? "de",
    isIndexable: !robots.some((value) => value.includes("noindex")),
    canonicals: attributeValues(links, "rel", "canonical", "href"),
    openGraphUrls: attributeValues(elements, "property", "og:url", "content"),
    alternates: links.flatMap(({ attributes: { rel, hreflang, href } }) =>
      rel === "alternate" && hreflang && href ? [{ hreflang, href }] : [],
    ),
    blocks: nodes.flatMap((node, index) =>
      elements[index]?.attributes["type"] === "application/ld+json" ? readBlock(node.childNodes) : [],
    ),
    text: withoutSoftHyphens(joinTexts(nodes.find(({ tagName }) => tagName === "body"))),
    crumbs: findBreadcrumb(nodes),
    named: new Set(elements.flatMap(({ attributes: { href, content } }) => [href, content])),
  };
}

function readBlock([json]: readonly Node[]) {
  const text = json && "value" in json ? json.value : "";
  const { "@context": context, "@graph": graph, ...thing } = JSON.parse(text) as Record<string, unknown>;
  return { "@context": String(context), things: (graph ?? [thing]) as StructuredItem[] };
}

export function attributeValues(elements: readonly Element[], by: string, wanted: string, value: string): string[] {
  return elements.flatMap(({ attributes }) => (attributes[by] === wanted ? [attributes[value] ?? ""] : []));
}

const withoutSoftHyphens = (text: string) => normaliseSpaces(text.replaceAll(/[\u00ad\u2060]/gu, ""));

/** Finds the breadcrumb: the ordered list whose item has `aria-current`. */
function findBreadcrumb(nodes: BuiltPage["nodes"]) {
  const entries = nodes.filter(({ tagName, parentNode }) => tagName === "li" && parentNode?.nodeName === "ol");
  const list = entries.find(({ attrs }) => attrs.some(({ name }) => name === "aria-current"))?.parentNode;
  return entries
    .filter(({ parentNode }) => parentNode === list)
    .map((item) => {
      const link = nodes.find(({ tagName, parentNode }) => tagName === "a" && parentNode === item);
      return {
        name: withoutSoftHyphens(joinTexts(item)),
        path: link?.attrs.find(({ name }) => name === "href")?.value,
      };
    });
}

export function readSitemap() {
  const xml = readFileSync(`${FOLDER}/sitemap.xml`, "utf8");
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/gu)].map(([, entry = ""]) => ({
    loc: /<loc>([^<]*)<\/loc>/u.exec(entry)?.[1] ?? "",
    alternates: [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/gu)].map(([, hreflang = "", href = ""]) => ({
      hreflang,
      href,
    })),
  }));
}

const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** Values that schema.org, Google and ISO define. The page has them as text. */
const ENUMERATIONS =
  /^(?:https:\/\/schema\.org\/(?:EventScheduled|EventCancelled|OfflineEventAttendanceMode)|DE|EUR|YEAR|TELECOMMUTE|FULL_TIME|PART_TIME|TEMPORARY|CONTRACTOR)$/u;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T23:59:59\+0[12]:00)?$/u;
/** Fields without a visible text: a position shows as order, and a net price in words. */
const HIDDEN_FIELDS = new Set(["@type", "@id", "@context", "position", "valueAddedTaxIncluded"]);

/** Lists the values that the page's text lacks, as `field: value`. */
export function findHiddenValues(thing: StructuredItem, page: CrawledPage): string[] {
  return Object.entries(thing)
    .filter(([name]) => !HIDDEN_FIELDS.has(name))
    .flatMap(([name, value]) => [value].flat().flatMap((each) => hiddenFieldValues(name, each, page)));
}

function hiddenFieldValues(name: string, value: unknown, page: CrawledPage): string[] {
  if (typeof value === "object" && value !== null) return findHiddenValues(value as StructuredItem, page);
  return isVisible(value, page) ? [] : [`${name}: ${String(value)}`];
}

function isVisible(value: unknown, page: CrawledPage): boolean {
  if (typeof value === "number") return page.text.includes(new Intl.NumberFormat(LOCALES[page.language]).format(value));
  if (typeof value !== "string" || /[\u00ad\u00a0\u202f\u2060]/u.test(value)) return false;
  if (ENUMERATIONS.test(value)) return true;
  if (value.startsWith("https://")) return isPageOrNamedFile(value, page);
  const [, day] = DATE.exec(value) ?? [];
  if (day) return page.text.includes(formatDay(day, page.language));
  const texts = value.startsWith("<p>") ? collectTexts(parseFragment(value)).map(withoutSoftHyphens) : [value];
  return texts.every((text) => page.text.includes(text));
}

/** Accepts URLs of the site's pages, and of files that the page itself names. */
function isPageOrNamedFile(url: string, page: CrawledPage): boolean {
  const { origin, pathname } = new URL(url);
  if (origin !== SITE_URL) return false;
  if (pathname.endsWith("/")) return isFile(`${pathname}index.html`);
  return isFile(pathname) && (page.named.has(url) || page.named.has(pathname));
}

function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: "numeric", month: "long", year: "numeric" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
