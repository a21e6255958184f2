/** A built page as a crawler reads it, from its file: no browser, no server. */
import { readFileSync } from "node:fs";
import { normalise } from "./browser";
import { parseFragment } from "parse5";
import { type BuiltPage, type Element, isFile, type Node, textIn, textsIn } from "./built-site";
import { FOLDER, type Language, LANGUAGES, SITE_URL } from "./site";

/** A thing in schema.org's vocabulary, as JSON-LD writes it. */
export type Thing = Record<string, unknown> & { "@type": string };

export type CrawledPage = ReturnType<typeof crawl>;

/** @returns what the page says of itself; `named` is every address that an element of it names */
export function crawl({ path, nodes, elements }: BuiltPage) {
  const links = elements.filter(({ name }) => name === "link");
  const robots = valuesOf(elements, "name", "robots", "content");
  return {
    path,
    language: LANGUAGES.find((language) => path.startsWith(`/${language}/`)) ?? "de",
    isIndexable: !robots.some((value) => value.includes("noindex")),
    canonicals: valuesOf(links, "rel", "canonical", "href"),
    shared: valuesOf(elements, "property", "og:url", "content"),
    alternates: links.flatMap(({ attributes: { rel, hreflang, href } }) =>
      rel === "alternate" && hreflang && href ? [{ hreflang, href }] : [],
    ),
    blocks: nodes.flatMap((node, index) =>
      elements[index]?.attributes["type"] === "application/ld+json" ? readBlock(node.childNodes) : [],
    ),
    text: asRead(textIn(nodes.find(({ tagName }) => tagName === "body"))),
    crumbs: crumbsIn(nodes),
    named: new Set(elements.flatMap(({ attributes: { href, content } }) => [href, content])),
  };
}

function readBlock([json]: readonly Node[]) {
  const text = json && "value" in json ? json.value : "";
  const { "@context": context, "@graph": graph, ...thing } = JSON.parse(text) as Record<string, unknown>;
  return { "@context": String(context), things: (graph ?? [thing]) as Thing[] };
}

export function valuesOf(elements: readonly Element[], by: string, wanted: string, value: string): string[] {
  return elements.flatMap(({ attributes }) => (attributes[by] === wanted ? [attributes[value] ?? ""] : []));
}

/** @returns a text as it is read: without soft hyphens, and kinds of spaces */
const asRead = (text: string) => normalise(text.replaceAll("\u00ad", ""));

/** The breadcrumb is the one list in which an entry is the page itself. */
function crumbsIn(nodes: BuiltPage["nodes"]) {
  const entries = nodes.filter(({ tagName, parentNode }) => tagName === "li" && parentNode?.nodeName === "ol");
  const list = entries.find(({ attrs }) => attrs.some(({ name }) => name === "aria-current"))?.parentNode;
  return entries
    .filter(({ parentNode }) => parentNode === list)
    .map((item) => {
      const link = nodes.find(({ tagName, parentNode }) => tagName === "a" && parentNode === item);
      return { name: asRead(textIn(item)), path: link?.attrs.find(({ name }) => name === "href")?.value };
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

/** Values of lists that schema.org, Google and ISO define: they name what a page says in words. */
const ENUMERATIONS =
  /^(?:https:\/\/schema\.org\/(?:EventScheduled|EventCancelled|OfflineEventAttendanceMode)|DE|EUR|YEAR|TELECOMMUTE|FULL_TIME|PART_TIME|TEMPORARY|CONTRACTOR)$/u;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T23:59:59\+0[12]:00)?$/u;
/** Of positions in a list the order is what is seen; that a price is net, the page says in words. */
const NOT_VALUES = new Set(["@type", "@id", "@context", "position", "valueAddedTaxIncluded"]);

/** @returns every value of a thing that is not on its page, as `field: value`. */
export function hiddenValues(thing: Thing, page: CrawledPage): string[] {
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
  const texts = value.startsWith("<p>") ? textsIn(parseFragment(value)).map(asRead) : [value];
  return texts.every((text) => page.text.includes(text));
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
