import { ARTICLE, contentFolder, HOME } from "../../test/content-folder";

const content = contentFolder();

const QUOTES =
  'check the indentation, and put "quotes" around text that contains a colon or begins with { [ * & # or @';

describe("a page's file", () => {
  const NOT_UTF8 = "file - is not UTF-8 - save it as UTF-8; the first byte that is not is number 5";
  const NOT_YAML = "front matter - is not YAML (";

  it("is reported once where its front matter is not YAML, and not compared with its translation", () => {
    content.change(ARTICLE.de, "category: relaunch", "category: relaunch: again");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:5:11 ${NOT_YAML}Nested mappings are not allowed in compact mappings) - ${QUOTES}`,
    ]);
  });

  it.each([
    ["title: Noch einer", "4:1 front matter - is not YAML (Map keys must be unique)"],
    ["short: *Start*", "4:8 front matter - is not YAML ("],
  ])("is reported, not thrown at the editor, with %s", (line, told) => {
    content.change(HOME.de, "lead:", `${line}\nlead:`);
    expect(content.check()).toContainEqual(expect.stringContaining(`${HOME.de}:${told}`));
  });

  it.each<[string, string | Buffer, string]>([
    ["has no front matter", "Züge\n", "front matter - is missing - begin the file with a line ---, the fields, and "],
    ["is not UTF-8", Buffer.from("1234ä67", "latin1"), NOT_UTF8],
    ["is not UTF-8 either", Buffer.from("1234é67", "latin1"), NOT_UTF8],
  ])("is reported once where it %s", (_what, text, told) => {
    content.write(HOME.de, text);
    expect(content.check()).toEqual([expect.stringContaining(`${HOME.de}:1:1 ${told}`)]);
  });

  it("may begin with a byte order mark, and end with its front matter, without a line break", () => {
    content.write(HOME.de, `\uFEFF${content.read(HOME.de).trimEnd()}`);
    expect(content.check()).toEqual([]);
  });
});

describe("a file of the site", () => {
  it("is reported where it is not YAML", () => {
    content.write("content/site/redirects.yml", "- from: /start/\n  from: /begin/\n  to: /\n");
    expect(content.check()).toEqual([
      `content/site/redirects.yml:2:3 front matter - is not YAML (Map keys must be unique) - ${QUOTES}`,
    ]);
  });
});
