import { ARTICLE, contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const MENUS = "content/site/navigation.yml";
const REDIRECTS = "content/site/redirects.yml";
const WRITE = "write the page's folder below content/pages, with a slash before and after it";
const UNPUBLISHED = "is not published: it is a draft or dated in the future - publish it first, or remove the link";
const END = "Hafen, Markt und Berg.";
const RELATED = "related: [/services/rail-advice/]";

it("a link to a page that does not exist is found in a body where the editor typed it, with the nearest page", () => {
  content.change(
    ARTICLE.de,
    END,
    "{people} am [Markt](/market/), [Berg](/services/rail-advise/), [See][1].\n\n[1]: /lake/",
  );
  expect(content.check()).toEqual([
    `${ARTICLE.de}:27:13 body - there is no page /market/ in this language (de) - ${WRITE}`,
    `${ARTICLE.de}:27:32 body - there is no page /services/rail-advise/ in this language (de) - did you mean "/services/rail-advice/"?`,
    expect.stringMatching(`^${ARTICLE.de}:(27|29):.* there is no page /lake/`),
  ]);
});

it("a link to a page that does not exist is found in fields, menus (once for all languages) and redirects", () => {
  content.change(SERVICE.en, "You do. We sit beside you.", "You do, on the [track](/track/).");
  content.change(HOME.de, "[Beratung](/services/rail-advice/)", "[Beratung](/service/rail-advice/)");
  content.change(HOME.de, "/news/first-train/", "/news/first-train");
  content.changeBoth(ARTICLE, RELATED, "related: [/, /services/rail/]");
  content.change(MENUS, "[/news/first-train/]", "[/, /news/first-tram/]");
  content.change(REDIRECTS, "to: /", "to: /market/");
  const none = (route: string, language = "de") => `there is no page ${route} in this language (${language}) -`;
  expect(content.check().sort()).toEqual(
    [
      `${HOME.de}:9:11 sections[1].body - ${none("/service/rail-advice/")} did you mean "/services/rail-advice/"?`,
      `${HOME.de}:16:11 sections[2].text - ${none("/news/first-train")} did you mean "/news/first-train/"?`,
      `${ARTICLE.de}:16:14 related[2] - ${none("/services/rail/")} did you mean "/services/rail-advice/"?`,
      `${ARTICLE.en}:16:14 related[2] - ${none("/services/rail/", "en")} did you mean "/services/rail-advice/"?`,
      `${SERVICE.en}:30:13 questions[2].answer - ${none("/track/", "en")} ${WRITE}`,
      `${MENUS}:5:17 main[2].routes[2] - ${none("/news/first-tram/")} did you mean "/news/first-train/"?`,
      `${REDIRECTS}:2:7 [1].to - ${none("/market/")} ${WRITE}`,
    ].sort(),
  );
});

it("a link to the EU's closed platform for disputes is told, however it is written", () => {
  content.change(
    ARTICLE.de,
    END,
    "[Hier](https://ec.europa.eu/consumers/odr/), [da](http://webgate.ec.europa.eu/odr).",
  );
  expect(content.check().map((line) => line.split(" - ").slice(1))).toEqual([
    ["https://ec.europa.eu/consumers/odr/ was closed in 2025", "remove the link"],
    ["http://webgate.ec.europa.eu/odr was closed in 2025", "remove the link"],
  ]);
});

it("a link to a file that the build writes is one to a page", () => {
  content.change(ARTICLE.de, END, "[Hafen](/news/feed.xml), [Markt](/news/feed.json), [Berg](/news/feed.rss).");
  expect(content.check()).toEqual([
    `${ARTICLE.de}:27:52 body - there is no page /news/feed.rss in this language (de) - ${WRITE}`,
  ]);
});

it("a page in one language only may be linked to in its language, not in the other one and not in menus", () => {
  content.remove(content.addPage("/depot/", "The depot", "translation: none").en);
  content.change(ARTICLE.de, END, "Zum [Depot](/depot/).");
  expect(content.check()).toEqual([]);
  content.change(ARTICLE.en, "Harbour, market and hill.", "The [depot](/depot/).");
  content.change(MENUS, "legal: [/]", "legal: [/depot/]");
  const none = `there is no page /depot/ in this language (en) - ${WRITE}`;
  expect(content.check().sort()).toEqual([`${ARTICLE.en}:27:5 body - ${none}`, `${MENUS}:9:9 legal[1] - ${none}`]);
});

it("an address elsewhere is encrypted, a mail address or a telephone number", () => {
  const links = "[Netz](https://example.org), [Post](mailto:a@example.org), [Ruf](tel:+49221), [line](lang:en).";
  content.change(ARTICLE.de, END, links);
  expect(content.check()).toEqual([]);
  content.change(ARTICLE.de, "https://example.org", "http://example.org");
  expect(content.check()).toEqual([`${ARTICLE.de}:27:1 body - http://example.org is not encrypted - write https://`]);
});

describe("a link to a part of a page", () => {
  it("that is not there is told with the nearest part, or with all", () => {
    content.change(ARTICLE.de, "(#timetable)", "(#timetables)");
    content.change(ARTICLE.de, "#steps", "#price");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:19:35 body - /news/first-train/ has no part #timetables - did you mean #timetable?`,
      `${ARTICLE.de}:23:15 body - /services/rail-advice/ has no part #price - use one of #gets, #steps, #needs, #questions, #main, #menu, #related-pages`,
    ]);
  });

  it("may lead to a heading of another page's body, to a section, and to a heading inside one", () => {
    content.change(HOME.de, "/news/first-train/", "/news/first-train/#timetable");
    content.change(HOME.de, "### Am Hafen", "### Am Hafen {#harbour}");
    content.change(HOME.en, "### The harbour", "### The harbour {#harbour}");
    content.change(ARTICLE.de, END, "[Halte](/#stops), [Hafen](/#harbour)");
    expect(content.check()).toEqual([]);
  });

  it("may lead to a line of the list of services, on the page that has it, where a service stands on that line", () => {
    const listing = "sections:\n  - { type: listing, id: all, heading: All, of: services }";
    content.addPage("/services/", "The services", listing);
    content.change(ARTICLE.de, END, "[B](/services/#line-b) [C](/services/#line-c) [Start](/#line-b)");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:24 body - /services/ has no part #line-c - did you mean #line-b?`,
      `${ARTICLE.de}:27:47 body - / has no part #line-b - use one of #stops, #main, #menu, #related-pages`,
    ]);
  });
});

describe("a link to a page that is not published", () => {
  it("is a mistake in a text, in the menus and in redirects where the page is a draft, but not in another draft", () => {
    content.addPage("/depot/", "The depot", "draft: true");
    content.addPage("/shed/", "The shed", "draft: true", "[Depot](/depot/)\n");
    expect(content.check()).toEqual([]);
    content.change(ARTICLE.de, END, "Zum [Depot](/depot/).");
    content.change(MENUS, "legal: [/]", "legal: [/, /depot/]");
    content.change(REDIRECTS, "to: /", "to: /depot/");
    expect(content.check().sort()).toEqual([
      `${ARTICLE.de}:27:5 body - /depot/ ${UNPUBLISHED}`,
      `${MENUS}:9:12 legal[2] - /depot/ ${UNPUBLISHED}`,
      `${REDIRECTS}:2:7 [1].to - /depot/ ${UNPUBLISHED}`,
    ]);
  });

  it("is a mistake until the page's day has come", () => {
    content.addPage("/news/next-train/", "The next train", "date: 2026-12-24\ncategory: relaunch");
    content.changeBoth(ARTICLE, RELATED, "related: [/news/next-train/]");
    const told = [ARTICLE.de, ARTICLE.en].map((file) => `${file}:16:11 related[1] - /news/next-train/ ${UNPUBLISHED}`);
    expect(content.check("2026-12-23")).toEqual(told);
    expect(content.check("2026-12-24")).toEqual([]);
  });
});
