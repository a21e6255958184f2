import { ARTICLE, contentFolder } from "../../../test/content-folder";

const content = contentFolder();

const SAME = "give both languages the same headings, with the same names, in the same order";
const NAME = "the same lower-case ASCII name in both languages";

/** Puts lines at the end of both bodies: after an empty one, text begins at line 29. */
const append = (text: string) => {
  for (const file of [ARTICLE.de, ARTICLE.en]) content.write(file, `${content.read(file)}${text}\n`);
};

const inBoth = (line: string) => [`${ARTICLE.de}:${line}`, `${ARTICLE.en}:${line}`];

describe("the headings of a body", () => {
  it("have the same names in both languages", () => {
    content.change(ARTICLE.en, "(#timetable)", "(#times)");
    content.change(ARTICLE.en, "{#timetable}", "{#times}");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:21:1 body - the headings differ from index.de.md: ## {#times} here, ## {#timetable} there - ${SAME}`,
    ]);
  });

  it("have the same levels in both languages", () => {
    content.change(ARTICLE.de, "### Die Halte", "## Die Halte {#stops}");
    content.change(ARTICLE.en, "### The stops", "### The stops {#stops}");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:25:1 body - the headings differ from index.de.md: ### {#stops} here, ## {#stops} there - ${SAME}`,
    ]);
  });

  it("are as many in both languages", () => {
    content.change(ARTICLE.en, "### The stops\n", "");
    expect(content.check()).toEqual([
      `${ARTICLE.en}:21:1 body - the headings differ from index.de.md: none here, ### Die Halte there - ${SAME}`,
    ]);
  });

  it("skip no level", () => {
    append("\n## Strecke {#line}\n\n#### Weiche");
    expect(content.check()).toEqual(
      inBoth("31:1 body - a heading of level 4 follows one of level 2 - write ### instead of ####"),
    );
  });

  it("may go back by more than one level", () => {
    append("\n#### Am Markt\n\n## Strecke {#line}");
    expect(content.check()).toEqual([]);
  });

  it("do not begin at level 1, which is the page's title", () => {
    append("\n# Strecke {#line}\n\n## Weiche {#points}");
    expect(content.check()).toEqual(
      inBoth("29:1 body - the page's heading is its title; the body has no heading of level 1 - write ## instead of #"),
    );
  });
});

describe("a heading's name in the address", () => {
  it("is given at level 2", () => {
    append("\n## Gleis");
    expect(content.check()).toEqual(
      inBoth(`29:1 body - the heading has no name for its address - write ## Gleis {#name}, ${NAME}`),
    );
  });

  it("may be left out below", () => {
    append("\n### Gleis\n\n### Gleis");
    expect(content.check()).toEqual([]);
  });

  it.each(["Gleis", "gleis_1", "1gleis", "straße", "am gleis"])("is lower-case ASCII, unlike %s", (name) => {
    append(`\n## Gleis {#${name}}`);
    expect(content.check()).toEqual(
      inBoth(`29:1 body - "${name}" is not a name for an address - write ## Gleis {#name}, ${NAME}`),
    );
  });

  it("is given once on the page", () => {
    append("\n### Gleis {#timetable}");
    expect(content.check()).toEqual(
      inBoth("29:1 body - the name #timetable is used twice on the page - give each heading its own name"),
    );
  });

  it("is not the name of a section of the page", () => {
    for (const file of [ARTICLE.de, ARTICLE.en]) {
      const section = "sections:\n  - type: text\n    id: timetable\n    heading: Noch einer\n    body: Er gilt.";
      content.change(file, "related:", `${section}\nrelated:`);
    }
    expect(content.check().filter((line) => line.includes("#timetable is used twice on the page"))).toHaveLength(2);
  });
});
