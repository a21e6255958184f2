/** @jest-environment jsdom */
/** The rules of both feed formats. e2e/feeds.spec.ts reads the built feeds. */
import { z } from "zod";
import { LANGUAGES } from "../../../src/i18n/languages";
import { starterSiteOn } from "../../../test/starter";
import { both, smallSite } from "../../../test/small-site";
import { buildAtomFeed } from "./atom";
import { createJsonFeed, type JsonFeed, MAX_FEED_ENTRIES } from "./json-feed";

/** The fields of jsonfeed.org/version/1.1 that the site uses. Texts are plain, dates have the format of RFC 3339. */
const ITEM = z.strictObject({
  id: z.url(),
  url: z.url(),
  title: z.string(),
  summary: z.string(),
  content_html: z.string(),
  date_published: z.iso.datetime({ offset: true }),
  date_modified: z.iso.datetime({ offset: true }).optional(),
  image: z.url(),
  tags: z.array(z.string()),
});

const JSON_FEED = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  icon: z.url(),
  favicon: z.url(),
  authors: z.array(z.strictObject({ name: z.string(), url: z.url() })).min(1),
  language: z.string(),
  items: z.array(ITEM).refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
});

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u;

/** Child elements of feed and entry by RFC 4287, sections 4.1.1 and 4.1.2. */
const REPEATED = ["author", "category", "entry", "link"];
const REQUIRED = ["id", "title", "updated"];
const OPTIONAL = ["content", "icon", "published", "subtitle", "summary"];

/** Lists missing, unknown, repeated and malformed child elements of a feed or an entry. */
function atomProblems(element: Element): string[] {
  const children = [...element.children];
  const names = children.map(({ localName }) => localName);
  const once = names.filter((name) => !REPEATED.includes(name));
  const isWrong = ({ localName, textContent: text }: Element) =>
    (localName === "id" && !URL.canParse(text ?? "")) ||
    (/^(?:updated|published)$/u.test(localName) && !RFC_3339.test(text ?? ""));
  return [
    ...REQUIRED.filter((name) => !once.includes(name)),
    ...once.filter((name, index) => ![...REQUIRED, ...OPTIONAL].includes(name) || once.indexOf(name) < index),
    ...children.filter(isWrong).map(({ outerHTML }) => outerHTML),
    ...[...element.querySelectorAll("link")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !URL.canParse(href)),
  ];
}

const SITE = smallSite([
  both("/"),
  both("/newsroom/"),
  both("/news/first-train/", { title: "Signals & <tracks>", date: "2026-05-01", lead: 'By <a href="/de/">rail</a>' }),
  both("/news/second-train/", { date: "2026-07-01", updated: "2026-11-02", category: "trade-fair" }),
]);
const SECOND = "https://www.signalbau.example/de/news/second-train/";

const read = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const json = (site = SITE, language: "de" | "en" = "de") =>
  JSON.parse(JSON.stringify(createJsonFeed(site, language))) as JsonFeed;
const atom = (site = SITE, language: "de" | "en" = "de") => buildAtomFeed(json(site, language), language);

it.each(LANGUAGES)("the feeds of the starter in %s are valid by RFC 4287 and JSON Feed 1.1", (language) => {
  const site = starterSiteOn("2026-11-21");
  const document = read(atom(site, language));
  const feed = document.documentElement;
  expect([feed.localName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  expect([feed, ...feed.querySelectorAll("entry")].flatMap(atomProblems)).toEqual([]);
  expect([...feed.children].some((link) => link.getAttribute("rel") === "self")).toBe(true);
  expect(feed.querySelector("author > name")?.textContent).toBeTruthy();
  const ids = [...feed.querySelectorAll("id")].map(({ textContent }) => textContent);
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON_FEED.safeParse(json(site, language)).error).toBeUndefined();
  expect([document.querySelectorAll("entry").length, json(site, language).items.length]).toEqual([10, 10]);
});

it("both formats have URL, dates, category, picture and text of an article", () => {
  const [entry] = read(atom()).querySelectorAll("entry");
  const textOf = (name: string) => entry?.querySelector(name)?.textContent;
  expect(["id", "published", "updated", "content"].map(textOf)).toEqual([
    SECOND,
    "2026-07-01T00:00:00+02:00",
    "2026-11-02T00:00:00+01:00",
    "<p>The first paragraph.</p>",
  ]);
  expect(entry?.querySelector("category")?.getAttribute("term")).toBe("Messe");
  expect(entry?.querySelector("link[rel='enclosure']")?.getAttribute("href")).toBe(`${SECOND}share.png`);
  expect(json().items[0]).toMatchObject({
    id: SECOND,
    url: SECOND,
    content_html: "<p>The first paragraph.</p>",
    date_published: "2026-07-01T00:00:00+02:00",
    date_modified: "2026-11-02T00:00:00+01:00",
    image: `${SECOND}share.png`,
    tags: ["Messe"],
  });
  expect(json().items[1]).not.toHaveProperty("date_modified");
});

it("Atom escapes titles as text and content as HTML", () => {
  const textsOf = (selector: string) => [...read(atom()).querySelectorAll(selector)].map((each) => each.textContent);
  expect(textsOf("entry > title")).toContain("Signals & <tracks>");
  expect(textsOf("entry > content")).toContain('<p>By <a href="https://www.signalbau.example/de/">rail</a></p>');
});

const article = (name: string, date: string, more = {}) => both(`/news/${name}/`, { date, ...more });
const FRAME = [both("/"), both("/newsroom/")];

it("the Atom feed was updated when its last article was published or changed, on every day of a build", () => {
  const articles = [
    article("one", "2025-01-01", { updated: "2026-08-01" }),
    article("two", "2026-02-01", { updated: "2026-01-01" }),
  ];
  for (const today of ["2026-11-20", "2027-11-20"]) {
    const site = smallSite([...FRAME, ...articles], { today });
    expect(read(atom(site)).querySelector("feed > updated")?.textContent).toBe("2026-08-01T00:00:00+02:00");
    // Readers could not have missed a change before the publication.
    expect(json(site).items.map((item) => item.date_modified)).toEqual([undefined, "2026-08-01T00:00:00+02:00"]);
  }
});

it("createJsonFeed holds the newest 50 articles, and is undefined without articles", () => {
  const many = Array.from({ length: MAX_FEED_ENTRIES + 1 }, (_, index) =>
    article(`a${index}`, `${1900 + index}-01-01`),
  );
  const ids = json(smallSite([...FRAME, ...many])).items.map(({ id }) => id);
  expect(ids).toHaveLength(MAX_FEED_ENTRIES);
  expect(ids).not.toContain("https://www.signalbau.example/de/news/a0/");
  expect(createJsonFeed(smallSite(FRAME), "de")).toBeUndefined();
});
