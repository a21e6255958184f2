import { ARTICLE, contentFolder, HOME } from "../../test/content-folder";

/** Drafts and future pages appear nowhere (quality E3): no later step can show a page that the loader excludes. */
const content = contentFolder();

const routes = (today?: string) => [...new Set(content.load(today).entries.map(({ route }) => route))];

const PUBLISHED = ["/404/", "/500/", "/contact/", "/", "/news/first-train/", "/offline/", "/services/rail-advice/"];

describe("isPublished", () => {
  it("excludes drafts, and includes pages with draft: false", () => {
    const depot = content.addPage("/depot/", "The depot", "draft: true");
    expect(content.check()).toEqual([]);
    expect(routes()).toEqual(PUBLISHED);
    content.changeBoth(depot, "draft: true", "draft: false");
    expect(routes()).toContain("/depot/");
  });

  it("excludes pages dated after today, and includes those dated today or before", () => {
    content.addPage("/news/next-train/", "The next train", "date: 2026-12-24\ncategory: relaunch");
    expect(content.check("2026-12-23")).toEqual([]);
    expect(routes("2026-12-23")).toEqual(PUBLISHED);
    expect(routes("2026-12-24")).toContain("/news/next-train/");
    expect(routes("2027-01-01")).toContain("/news/next-train/");
  });

  it("excludes drafts only after they have been checked", () => {
    const { de } = content.addPage("/depot/", "The depot", "draft: true\nclosing: Ja?");
    expect(content.check()).toContain(
      `${de}:6:10 closing - has 3 characters, fewer than 4 - write the closing band's line, a question or an offer (4 to 60 characters, one line)`,
    );
  });
});

it("files with CRLF have the same data and the same positions of mistakes as files with LF", () => {
  const toWindows = (file: string) => content.write(file, content.read(file).replace(/\r?\n/gu, "\r\n"));
  const before = content.load();
  for (const file of [...Object.values(HOME), ...Object.values(ARTICLE), "content/site/navigation.yml"])
    toWindows(file);
  expect(content.load()).toEqual(before);
  content.change(ARTICLE.de, "Hafen, Markt und Berg.", "Zum [Berg](/berg/).");
  content.change(ARTICLE.de, "line: A", "lin: A\r\nline: A");
  expect(content.check().map((line) => line.split(" - ")[0])).toEqual([
    `${ARTICLE.de}:6:1 lin`,
    `${ARTICLE.de}:28:5 body`,
  ]);
});
