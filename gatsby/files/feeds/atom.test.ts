/** @jest-environment jsdom */
import { LANGUAGES } from "../../../src/i18n/languages";
import { atomProblems } from "../../../test/atom-rules";
import { fixtureOn } from "../../../test/fixture";
import { both, smallSite } from "../../../test/small-site";
import { atomFeed } from "./atom";
import { newsFeed, type NewsFeed } from "./news-feed";

const SITE = smallSite([
  both("/"),
  both("/newsroom/"),
  both("/news/first-train/", { title: "Signals & <tracks>", date: "2026-05-01", lead: 'By <a href="/de/">rail</a>' }),
  both("/news/second-train/", { date: "2026-07-01", updated: "2026-11-02", category: "trade-fair" }),
]);

const read = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const feedIn = (language: "de" | "en", site = SITE) =>
  read(atomFeed(newsFeed(site, language) as NewsFeed, { "trade-fair": "Messe" }));
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe("the feed in Atom", () => {
  it.each(LANGUAGES)("of this site keeps to RFC 4287 in %s", (language) => {
    const document = feedIn(language, fixtureOn("2026-11-21"));
    expect(document.querySelector("parsererror")).toBeNull();
    expect(atomProblems(document)).toEqual([]);
    expect(document.querySelectorAll("entry").length).toBe(9);
  });

  it("says whose it is, in which language, and where it and the same as a page is to be had", () => {
    const feed = feedIn("en").documentElement;
    expect(feed.getAttribute("xml:lang")).toBe("en");
    expect(textsOf(feedIn("en"), "feed > title, feed > author > name")).toEqual([
      "Signalbau: en /newsroom/",
      "Signalbau GmbH",
    ]);
    const links = [...feed.querySelectorAll("feed > link")].map((link) => [
      link.getAttribute("rel"),
      link.getAttribute("type"),
      link.getAttribute("href"),
    ]);
    expect(links).toEqual([
      ["self", "application/atom+xml", "https://www.signalbau.example/en/news/feed.xml"],
      ["alternate", "text/html", "https://www.signalbau.example/en/newsroom/"],
    ]);
  });

  it("has for each article its address, its dates, its kind, its picture and its text", () => {
    const [entry] = feedIn("de").querySelectorAll("entry");
    const url = "https://www.signalbau.example/de/news/second-train/";
    expect(entry?.querySelector("id")).toHaveProperty("textContent", url);
    expect(entry?.querySelector("published")).toHaveProperty("textContent", "2026-07-01T00:00:00+02:00");
    expect(entry?.querySelector("updated")).toHaveProperty("textContent", "2026-11-02T00:00:00+01:00");
    expect(entry?.querySelector("category")?.getAttribute("label")).toBe("Messe");
    expect(entry?.querySelector("link[rel='enclosure']")?.getAttribute("href")).toBe(`${url}share.png`);
    expect(entry?.querySelector("content")).toHaveProperty("textContent", "<p>The first paragraph.</p>");
  });

  it("writes text as text and HTML as HTML, whatever signs they hold", () => {
    const document = feedIn("en");
    expect(textsOf(document, "entry > title")).toContain("Signals & <tracks>");
    expect(textsOf(document, "entry > content")).toContain(
      '<p>By <a href="https://www.signalbau.example/de/">rail</a></p>',
    );
  });
});

describe("the rules", () => {
  const valid = atomFeed(newsFeed(SITE, "de") as NewsFeed, {});

  it.each([
    [/<id>.*<\/id>/u, "", "too many or too few of id"],
    [/<updated>[^<]*/u, "<updated>2026-11-21", "3.3"],
    [/<author>.*<\/author>/u, "", "author"],
    [/<link rel="self".*/u, "", "its own address"],
    [/<summary>/u, "<rating/><summary>", "has a rating"],
    [/<content type="html">[^<]*/u, '<content type="html"><p>A</p>', "3.1.1"],
    [/href="https:\/\/www.signalbau.example\/de\/news\/first[^"]*"/u, 'href="first/"', "4.2.7.1"],
    [/second-train/gu, "first-train", "the same id"],
    [/term="[^"]*"/u, "", "4.2.2.1"],
  ])("are broken by a feed in which %s is replaced by %s", (from, to, problem) => {
    expect(atomProblems(read(valid))).toEqual([]);
    expect(atomProblems(read(valid.replace(from, to))).join("; ")).toContain(problem);
  });
});
