import { ARTICLE, contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const WRITE = "write the page's folder below content/pages, with a slash before and after it";

it("a link to a file that the build writes is one to a page", () => {
  content.change(ARTICLE.de, "Hafen, Markt und Berg.", "[Hafen](/news/feed.xml), [Markt](/news/feed.json) und Berg.");
  expect(content.check()).toEqual([]);
  content.change(ARTICLE.de, "/news/feed.json", "/news/feed.rss");
  expect(content.check()).toEqual([
    `${ARTICLE.de}:27:26 body - there is no page /news/feed.rss in this language (de) - ${WRITE}`,
  ]);
});

describe("a link to a page that does not exist", () => {
  it("is found in a body, where it stands", () => {
    content.change(ARTICLE.de, "Hafen, Markt und Berg.", "Hafen, [Markt](/services/rail-advise/) und Berg.");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:8 body - there is no page /services/rail-advise/ in this language (de) - did you mean "/services/rail-advice/"?`,
    ]);
  });

  it("is found in a body behind a placeholder, where the editor typed it", () => {
    content.change(ARTICLE.de, "Hafen, Markt und Berg.", "{people} am [Markt](/market/).");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:27:13 body - there is no page /market/ in this language (de) - ${WRITE}`,
    ]);
  });

  it("is found in a body where its address stands apart from it", () => {
    content.change(ARTICLE.de, "Hafen, Markt und Berg.", "Am [Markt][1].\n\n[1]: /market/");
    expect(content.check()).toContainEqual(expect.stringMatching(`^${ARTICLE.de}:(27|29):`));
  });

  it("is found in a field of one paragraph", () => {
    content.change(SERVICE.en, "You do. We sit beside you.", "You do, on the [track](/track/).");
    expect(content.check()).toEqual([
      `${SERVICE.en}:30:13 questions[2].answer - there is no page /track/ in this language (en) - ${WRITE}`,
    ]);
  });

  it("is found in a field of markdown", () => {
    content.change(HOME.de, "[Beratung](/services/rail-advice/)", "[Beratung](/service/rail-advice/)");
    expect(content.check()).toEqual([
      `${HOME.de}:9:11 sections[1].body - there is no page /service/rail-advice/ in this language (de) - did you mean "/services/rail-advice/"?`,
    ]);
  });

  it("is found in a field that is a route", () => {
    content.changeBoth(ARTICLE, "related: [/services/rail-advice/]", "related: [/, /services/rail/]");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:16:14 related[2] - there is no page /services/rail/ in this language (de) - did you mean "/services/rail-advice/"?`,
      `${ARTICLE.en}:16:14 related[2] - there is no page /services/rail/ in this language (en) - did you mean "/services/rail-advice/"?`,
    ]);
  });

  it("is found where the slash at its end is forgotten", () => {
    content.change(HOME.de, "/news/first-train/", "/news/first-train");
    expect(content.check()).toEqual([
      `${HOME.de}:16:11 sections[2].text - there is no page /news/first-train in this language (de) - did you mean "/news/first-train/"?`,
    ]);
  });

  it("is found in the menus, once for all languages", () => {
    content.change("content/site/navigation.yml", "[/news/first-train/]", "[/, /news/first-tram/]");
    expect(content.check()).toEqual([
      'content/site/navigation.yml:5:17 main[2].routes[2] - there is no page /news/first-tram/ in this language (de) - did you mean "/news/first-train/"?',
    ]);
  });

  it("is found in the redirects", () => {
    content.change("content/site/redirects.yml", "to: /", "to: /market/");
    expect(content.check()).toEqual([
      `content/site/redirects.yml:2:7 [1].to - there is no page /market/ in this language (de) - ${WRITE}`,
    ]);
  });
});

describe("a page in one language only", () => {
  beforeEach(() => {
    content.remove(content.addPage("/depot/", "The depot", "translation: none").en);
  });

  it("may be linked to in its language", () => {
    content.change(ARTICLE.de, "Hafen, Markt und Berg.", "Zum [Depot](/depot/).");
    expect(content.check()).toEqual([]);
  });

  it("can't be linked to in the other one", () => {
    content.change(ARTICLE.en, "Harbour, market and hill.", "The [depot](/depot/).");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:27:5 body - there is no page /depot/ in this language (en) - ${WRITE}`,
    ]);
  });

  it("can't stand in the menus", () => {
    content.change("content/site/navigation.yml", "legal: [/]", "legal: [/depot/]");
    expect(content.check()).toEqual([
      `content/site/navigation.yml:9:9 legal[1] - there is no page /depot/ in this language (en) - ${WRITE}`,
    ]);
  });
});

describe("an address elsewhere", () => {
  it("is encrypted, a mail address or a telephone number", () => {
    content.change(
      ARTICLE.de,
      "Hafen, Markt und Berg.",
      "[Netz](https://example.org), [Post](mailto:a@example.org), [Ruf](tel:+49221), [line](lang:en).",
    );
    expect(content.check()).toEqual([]);
    content.change(ARTICLE.de, "https://example.org", "http://example.org");
    expect(content.check()).toEqual([`${ARTICLE.de}:27:1 body - http://example.org is not encrypted - write https://`]);
  });
});
