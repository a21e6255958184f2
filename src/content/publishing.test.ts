import { ARTICLE, contentFolder, HOME } from "../../test/content-folder";

/** Drafts and future dates appear nowhere (quality E3): what the check leaves out, no later step can show. */
const content = contentFolder();

const routes = (today?: string) => [...new Set(content.load(today).entries.map(({ route }) => route))];

const PUBLISHED = ["/404/", "/500/", "/contact/", "/", "/news/first-train/", "/offline/", "/services/rail-advice/"];

describe("what is published", () => {
  it("is no draft", () => {
    content.addPage("/depot/", "The depot", "draft: true");
    expect(content.check()).toEqual([]);
    expect(routes()).toEqual(PUBLISHED);
  });

  it("is a page that says it is no draft", () => {
    content.addPage("/depot/", "The depot", "draft: false");
    expect(routes()).toContain("/depot/");
  });

  it("is nothing dated later than today, and all that is dated today or before", () => {
    content.addPage("/news/next-train/", "The next train", "date: 2026-12-24\ncategory: relaunch");
    expect(content.check("2026-12-23")).toEqual([]);
    expect(routes("2026-12-23")).toEqual(PUBLISHED);
    expect(routes("2026-12-24")).toContain("/news/next-train/");
    expect(routes("2027-01-01")).toContain("/news/next-train/");
  });

  it("is checked before it is left out", () => {
    const { de } = content.addPage("/depot/", "The depot", "draft: true\nclosing: Ja?");
    expect(content.check()).toContain(
      `${de}:6:10 closing - has 3 characters, fewer than 4 - write the closing band's line, a question or an offer (4 to 60 characters, one line)`,
    );
  });
});

describe("files written on Windows", () => {
  it("read the same as others", () => {
    const before = content.load();
    for (const file of [...Object.values(HOME), ...Object.values(ARTICLE), "content/site/navigation.yml"]) {
      content.write(file, content.read(file).replaceAll("\n", "\r\n"));
    }
    expect(content.check()).toEqual([]);
    expect(content.load()).toEqual(before);
  });

  it("have their mistakes at the same places", () => {
    content.change(ARTICLE.de, "Hafen, Markt und Berg.", "Zum [Berg](/berg/).");
    content.change(ARTICLE.de, "line: A", "lin: A\nline: A");
    const before = content.check();
    content.write(ARTICLE.de, content.read(ARTICLE.de).replaceAll("\n", "\r\n"));
    expect(before).toHaveLength(2);
    expect(content.check()).toEqual(before);
  });
});
