import { ARTICLE, contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();

describe("a fact", () => {
  it("is the same in both languages", () => {
    content.change(ARTICLE.en, "date: 2026-03-02", "date: 2026-03-03");
    content.change(ARTICLE.en, "end: 2026-09-20", "end: 2026-09-21");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:4:7 date - is "2026-03-03" here and "2026-03-02" in index.de.md - write the same in both languages`,
      `${ARTICLE.en}:14:8 event.end - is "2026-09-21" here and "2026-09-20" in index.de.md - write the same in both languages`,
    ]);
  });

  it("is not missing in one of them", () => {
    content.change(ARTICLE.en, "line: A\n", "");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:2:1 line - is missing here and "A" in index.de.md - write the same in both languages`,
    ]);
  });

  it("is not in one of them only", () => {
    content.change(ARTICLE.en, "line: A", "line: A\nnoindex: true");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:7:10 noindex - is "true" here and missing in index.de.md - write the same in both languages`,
    ]);
  });

  it("may be a picture's file, or an entry of a list", () => {
    content.change(ARTICLE.en, "file: cover.svg", "file: ./cover.svg");
    content.change(ARTICLE.en, "related: [/services/rail-advice/]", "related: [/services/rail-advice/, /]");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:9:9 picture.file - is "./cover.svg" here and "cover.svg" in index.de.md - write the same in both languages`,
      `${ARTICLE.en}:16:35 related[2] - is "/" here and missing in index.de.md - write the same in both languages`,
    ]);
  });
});

describe("sections", () => {
  const REMEDY = "give both languages the same sections, with the same ids, in the same order";
  const STATEMENT = '  - type: statement\n    text: "If you are late, take the [next train](/news/first-train/)."\n';

  it("are the same in both languages", () => {
    content.change(HOME.en, STATEMENT, "");
    expect(content.check()).toEqual([
      `${HOME.en}:6:3 sections - are text #stops here and text #stops, statement in index.de.md - ${REMEDY}`,
    ]);
  });

  it("are in the same order", () => {
    content.change(HOME.en, STATEMENT, "");
    content.change(HOME.en, "sections:\n", `sections:\n${STATEMENT}`);
    expect(content.check()).toEqual([
      `${HOME.en}:6:3 sections - are statement, text #stops here and text #stops, statement in index.de.md - ${REMEDY}`,
    ]);
  });

  it("have the same names in the address", () => {
    content.change(HOME.en, "id: stops", "id: halts");
    expect(content.check()).toEqual([
      `${HOME.en}:6:3 sections - are text #halts, statement here and text #stops, statement in index.de.md - ${REMEDY}`,
    ]);
  });

  it("hold the same facts", () => {
    const projects = (file: string, route: string) =>
      content.change(
        file,
        "  - type: statement",
        `  - type: projects\n    id: more\n    heading: Mehr\n    routes: [${route}]\n  - type: statement`,
      );
    projects(HOME.de, "/news/first-train/");
    projects(HOME.en, "/services/rail-advice/");
    expect(content.check()).toEqual([
      `${HOME.en}:18:14 sections[2].routes[1] - is "/services/rail-advice/" here and "/news/first-train/" in index.de.md - write the same in both languages`,
    ]);
  });
});
