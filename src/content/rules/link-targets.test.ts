import { ARTICLE, contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();

const UNPUBLISHED = "is not published: it is a draft or dated in the future - publish it first, or remove the link";
const END = "Hafen, Markt und Berg.";

describe("a link to a part of a page", () => {
  it("is taken for the part that it resembles", () => {
    content.change(ARTICLE.de, "(#timetable)", "(#timetables)");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:19:35 body - /news/first-train/ has no part #timetables - did you mean #timetable?`,
    ]);
  });

  it("is answered with all parts where it resembles none", () => {
    content.change(ARTICLE.de, "#steps", "#price");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:23:15 body - /services/rail-advice/ has no part #price - use one of #gets, #steps, #needs, #questions, #main, #menu, #related-pages`,
    ]);
  });

  it("may lead to a heading of another page's body, and to a section", () => {
    content.change(HOME.de, "/news/first-train/", "/news/first-train/#timetable");
    content.change(ARTICLE.de, END, "[Halte](/#stops)");
    expect(content.check()).toEqual([]);
  });

  it("may lead to a heading inside a section", () => {
    content.change(HOME.de, "### Am Hafen", "### Am Hafen {#harbour}");
    content.change(HOME.en, "### The harbour", "### The harbour {#harbour}");
    content.change(ARTICLE.de, END, "[Hafen](/#harbour)");
    expect(content.check()).toEqual([]);
  });

  it("may lead to a line of the list of services, on the page that has it, where a service stands on that line", () => {
    content.addPage(
      "/services/",
      "The services",
      "sections:\n  - { type: listing, id: all, heading: All, of: services }",
    );
    content.change(ARTICLE.de, END, "[Linie B](/services/#line-b)");
    expect(content.check()).toEqual([]);
    content.change(ARTICLE.de, "/services/#line-b", "/services/#line-c");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:1 body - /services/ has no part #line-c - did you mean #line-b?`,
    ]);
    content.change(ARTICLE.de, "/services/#line-c", "/#line-b");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:1 body - / has no part #line-b - use one of #stops, #main, #menu, #related-pages`,
    ]);
  });
});

describe("a link to a page that is not published", () => {
  it("is a mistake where the page is a draft", () => {
    content.addPage("/depot/", "The depot", "draft: true");
    content.change(ARTICLE.de, END, "Zum [Depot](/depot/).");
    expect(content.check()).toEqual([`${ARTICLE.de}:27:5 body - /depot/ ${UNPUBLISHED}`]);
  });

  it("is a mistake until the page's day has come", () => {
    content.addPage("/news/next-train/", "The next train", "date: 2026-12-24\ncategory: relaunch");
    content.changeBoth(ARTICLE, "related: [/services/rail-advice/]", "related: [/news/next-train/]");
    expect(content.check("2026-12-23")).toEqual([
      `${ARTICLE.de}:16:11 related[1] - /news/next-train/ ${UNPUBLISHED}`,
      `${ARTICLE.en}:16:11 related[1] - /news/next-train/ ${UNPUBLISHED}`,
    ]);
    expect(content.check("2026-12-24")).toEqual([]);
  });

  it("is a mistake in the menus and in redirects", () => {
    content.addPage("/depot/", "The depot", "draft: true");
    content.change("content/site/navigation.yml", "legal: [/]", "legal: [/, /depot/]");
    content.change("content/site/redirects.yml", "to: /", "to: /depot/");
    expect(content.check()).toEqual([
      `content/site/navigation.yml:9:12 legal[2] - /depot/ ${UNPUBLISHED}`,
      `content/site/redirects.yml:2:7 [1].to - /depot/ ${UNPUBLISHED}`,
    ]);
  });

  it("is none on a page that is not published either", () => {
    content.addPage("/depot/", "The depot", "draft: true");
    content.addPage("/shed/", "The shed", "draft: true", "[Depot](/depot/)\n");
    expect(content.check()).toEqual([]);
  });
});
