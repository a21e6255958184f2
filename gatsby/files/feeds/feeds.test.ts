/** @jest-environment jsdom */
/** Rules of both formats, and cases that the starter lacks. The built feeds: e2e/feeds.spec.ts. */
import { z } from "zod";
import { LANGUAGES } from "../../../src/i18n/languages";
import { starterOn } from "../../../test/starter";
import { both, smallSite } from "../../../test/small-site";
import { atomFeed } from "./atom";
import { jsonFeed } from "./json-feed";
import { newsFeed, type NewsFeed } from "./news-feed";

/** jsonfeed.org/version/1.1, "Authors": one of the three at least. */
const author = z
  .strictObject({ name: z.string().optional(), url: z.url().optional(), avatar: z.url().optional() })
  .refine((value) => Object.keys(value).length > 0);

/** "Items": an id, and one of the two contents; dates in the format of RFC 3339, plain texts without markup. */
const item = z
  .strictObject({
    id: z.string().min(1),
    url: z.url().optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: z.url().optional(),
    date_published: z.iso.datetime({ offset: true }).optional(),
    date_modified: z.iso.datetime({ offset: true }).optional(),
    tags: z.array(z.string()).optional(),
  })
  .refine(({ content_html, content_text }) => content_html !== undefined || content_text !== undefined);

/** "Top-level": version, title and items are required; on the public web the two addresses too. */
const JSON_FEED = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().optional(),
  icon: z.url().optional(),
  favicon: z.url().optional(),
  authors: z.array(author).min(1).optional(),
  language: z.string().optional(),
  items: z.array(item).refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
});

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u;

/** Child elements by RFC 4287, sections 4.1.1 and 4.1.2; these may occur more than once. */
const REPEATED = ["author", "category", "entry", "link"];
const REQUIRED = ["id", "title", "updated"];
const OPTIONAL = ["content", "icon", "published", "subtitle", "summary"];

/** @returns a sentence for each rule of Atom that the feed or an entry breaks */
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
const atom = (site = SITE, language: "de" | "en" = "de") =>
  atomFeed(newsFeed(site, language) as NewsFeed, { "trade-fair": "Messe" });
const json = (site = SITE, language: "de" | "en" = "de") =>
  JSON.parse(jsonFeed(newsFeed(site, language) as NewsFeed, { "trade-fair": "Messe" })) as z.infer<typeof JSON_FEED>;

it.each(LANGUAGES)("the feeds of a site keep to RFC 4287 and to JSON Feed 1.1 in %s", (language) => {
  const site = starterOn("2026-11-21");
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

it("an article has its address, its dates, its kind, its picture and its text in both formats", () => {
  const [entry] = read(atom()).querySelectorAll("entry");
  const textOf = (name: string) => entry?.querySelector(name)?.textContent;
  expect(["id", "published", "updated", "content"].map(textOf)).toEqual([
    SECOND,
    "2026-07-01T00:00:00+02:00",
    "2026-11-02T00:00:00+01:00",
    "<p>The first paragraph.</p>",
  ]);
  expect(entry?.querySelector("category")?.getAttribute("label")).toBe("Messe");
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

it("text is text and HTML is HTML in Atom, whatever signs they hold", () => {
  const textsOf = (selector: string) => [...read(atom()).querySelectorAll(selector)].map((each) => each.textContent);
  expect(textsOf("entry > title")).toContain("Signals & <tracks>");
  expect(textsOf("entry > content")).toContain('<p>By <a href="https://www.signalbau.example/de/">rail</a></p>');
});
