import { ARTICLE, contentFolder, HOME } from "../../test/content-folder";

const content = contentFolder();

const QUOTES =
  'check the indentation, and put "quotes" around text that contains a colon or begins with { [ * & # or @';

describe("a page's file", () => {
  it("is reported once where its front matter is not YAML, and not compared with its translation", () => {
    content.change(ARTICLE.de, "category: relaunch", "category: relaunch: again");
    expect(content.check()).toEqual([
      `${ARTICLE.de}:5:11 front matter - is not YAML (Nested mappings are not allowed in compact mappings) - ${QUOTES}`,
    ]);
  });

  it("is reported where a field stands twice", () => {
    content.change(HOME.de, "lead:", "title: Noch einer\nlead:");
    expect(content.check()).toContain(
      `${HOME.de}:4:1 front matter - is not YAML (Map keys must be unique) - ${QUOTES}`,
    );
  });

  it("is reported, not thrown at the editor, where a text begins with an asterisk", () => {
    content.change(HOME.de, "lead:", "short: *Start*\nlead:");
    expect(content.check()).toContainEqual(expect.stringContaining(`${HOME.de}:4:8 front matter - is not YAML (`));
  });

  it("is reported once where it has no front matter", () => {
    content.write(HOME.de, "Züge, die ankommen\n");
    expect(content.check()).toEqual([
      `${HOME.de}:1:1 front matter - is missing - begin the file with a line ---, the fields, and another line ---`,
    ]);
  });

  it("is reported once where it is not UTF-8", () => {
    content.write(HOME.de, Buffer.from(content.read(HOME.de), "latin1"));
    expect(content.check()).toEqual([
      `${HOME.de}:1:1 file - is not UTF-8 - save it as UTF-8; the first byte that is not is number 14`,
    ]);
  });

  it.each(["ä", "ö", "ü", "ß", "é"])("names the byte of a Latin-1 %s", (letter) => {
    content.write(HOME.de, Buffer.from(`1234${letter}67`, "latin1"));
    expect(content.check()).toContainEqual(expect.stringMatching(/the first byte that is not is number 5$/u));
  });

  it("may begin with a byte order mark", () => {
    content.write(HOME.de, `\uFEFF${content.read(HOME.de)}`);
    expect(content.check()).toEqual([]);
  });

  it("may end with its front matter, without a line break", () => {
    content.write(HOME.de, content.read(HOME.de).trimEnd());
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
