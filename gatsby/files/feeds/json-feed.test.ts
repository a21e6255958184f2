import { z } from "zod";
import { LANGUAGES } from "../../../src/i18n/languages";
import { fixtureOn } from "../../../test/fixture";
import { both, smallSite } from "../../../test/small-site";
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
    external_url: z.url().optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: z.url().optional(),
    banner_image: z.url().optional(),
    date_published: z.iso.datetime({ offset: true }).optional(),
    date_modified: z.iso.datetime({ offset: true }).optional(),
    authors: z.array(author).optional(),
    tags: z.array(z.string()).optional(),
    language: z.string().optional(),
    attachments: z.array(z.strictObject({ url: z.url(), mime_type: z.string() })).optional(),
  })
  .refine(({ content_html, content_text }) => content_html !== undefined || content_text !== undefined);

/** "Top-level": version, title and items are required; on the public web the two addresses too. `author` is of version 1. */
const JSON_FEED = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: z.url().optional(),
  icon: z.url().optional(),
  favicon: z.url().optional(),
  authors: z.array(author).min(1).optional(),
  language: z.string().optional(),
  expired: z.boolean().optional(),
  items: z.array(item).refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
});

const SITE = smallSite([
  both("/"),
  both("/newsroom/"),
  both("/news/first-train/", { title: "Signals & <tracks>", date: "2026-05-01" }),
  both("/news/second-train/", { date: "2026-07-01", updated: "2026-11-02", category: "trade-fair" }),
]);

const fileOf = (language: "de" | "en", site = SITE) =>
  JSON.parse(jsonFeed(newsFeed(site, language) as NewsFeed, { "trade-fair": "Trade fair" })) as z.infer<
    typeof JSON_FEED
  >;

describe("the JSON Feed", () => {
  it.each(LANGUAGES)("of this site is one of version 1.1 in %s", (language) => {
    const file = fileOf(language, fixtureOn("2026-11-21"));
    expect(JSON_FEED.safeParse(file).error).toBeUndefined();
    expect(file.items.length).toBe(9);
  });

  it("says whose it is, in which language, and where it and the same as a page is to be had", () => {
    expect(fileOf("en")).toMatchObject({
      title: "Signalbau: en /newsroom/",
      home_page_url: "https://www.signalbau.example/en/newsroom/",
      feed_url: "https://www.signalbau.example/en/news/feed.json",
      authors: [{ name: "Signalbau GmbH", url: "https://www.signalbau.example/en/" }],
      language: "en-GB",
    });
  });

  it("has for each article its address, its dates, its kind, its picture and its text", () => {
    const url = "https://www.signalbau.example/en/news/second-train/";
    expect(fileOf("en").items[0]).toEqual({
      id: url,
      url,
      title: "en /news/second-train/",
      summary: "About en /news/second-train/",
      content_html: "<p>The first paragraph.</p>",
      date_published: "2026-07-01T00:00:00+02:00",
      date_modified: "2026-11-02T00:00:00+01:00",
      image: `${url}share.png`,
      tags: ["Trade fair"],
    });
    expect(fileOf("en").items[1]).not.toHaveProperty("date_modified");
  });
});

it.each([
  [{ version: "https://jsonfeed.org/version/1" }],
  [{ author: { name: "A" } }],
  [{ items: [{ id: "a" }] }],
  [{ items: [{ id: "a", content_html: "", date_published: "2026-11-21" }] }],
  [{ feed_url: "/de/news/feed.json" }],
  [{ authors: [{}] }],
])("the schema does not take %j", (change) => {
  expect(JSON_FEED.safeParse({ ...fileOf("en"), ...change }).success).toBe(false);
});
