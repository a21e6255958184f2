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
    ["title: Noch einer", "4:1 front matter - names title twice - remove one of the two"],
    ["short: {:,:}", "4:11 front matter - is not YAML ("],
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

  const BLANK = "has a blank behind --- - take the blank away";
  const SPACES = "has a tab, or a blank that is none (U+00A0), where spaces belong - type spaces";
  it.each([
    ["an empty line before it", /^/u, "\n", "1:1 front matter - has something before it - make --- the first line"],
    ["a blank behind its first line", /^---/u, "--- ", `1:4 front matter - ${BLANK}`],
    ["a blank behind its last line", /\n---\n/u, "\n---\u00a0\n", `17:4 front matter - ${BLANK}`],
    ["other line breaks", /\n/gu, "\r", "1:1 file - has line breaks of an old Mac (CR) - save it with LF"],
    ["no end", /\n---\n/u, "\n", "1:1 front matter - has no end - begin the file with"],
    ["a tab before a field", /\n {4}heading/u, "\n\theading", `8:1 front matter - ${SPACES}`],
    ["a no-break space before a field", /\n {4}heading/u, "\n    \u00a0heading", `8:5 front matter - ${SPACES}`],
    ["a no-break space behind a colon", /\nlead: /u, "\nlead:\u00a0", `4:6 front matter - ${SPACES}`],
    ["one before an entry", /\n {2}- /u, "\n\u00a0 - ", `6:1 front matter - ${SPACES}`],
  ])("is reported in words that lead to the mistake: %s", (_what, from, to, told) => {
    content.write(HOME.de, content.read(HOME.de).replace(from, to));
    expect(content.check()).toEqual([expect.stringContaining(`${HOME.de}:${told}`)]);
  });

  it("is reported once where one slip makes all that follows unreadable", () => {
    content.change(HOME.de, "lead:", `a: ${"[".repeat(3000)}\nlead:`);
    expect(content.check()).toEqual([expect.stringMatching(/index\.de\.md:4:\d+ front matter - is not YAML/u)]);
  });

  it("is reported at each line that Git has left of a conflict, and nothing else is; a heading underlined so is none", () => {
    content.write(ARTICLE.en, `${content.read(ARTICLE.en)}\nThe Depot\n=======\n`);
    expect(content.check().join()).not.toContain("conflict");
    content.change(
      ARTICLE.de,
      "category: relaunch\n",
      "<<<<<<< HEAD\ncategory: relaunch\n=======\ncategory: sport\n>>>>>>> other\n",
    );
    const lines = content.check().filter((line) => line.startsWith(ARTICLE.de));
    expect(lines).toEqual(
      [5, 7, 9].map(
        (line) =>
          `${ARTICLE.de}:${line}:1 file - holds both sides of a conflict in Git - keep one, and remove this line`,
      ),
    );
  });

  it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
    "may have no field called %s, wherever it stands",
    (key) => {
      content.change(HOME.de, "lead:", `${key}: {a: b}\nlead:`);
      content.change(ARTICLE.de, "  city:", `  ${key}: a\n  city:`);
      content.change("content/site/company.yml", "street:", `${key}: a\nstreet:`);
      expect(content.check()).toEqual([
        expect.stringMatching(new RegExp(`pages/index.de.md:4:1 ${key} - is not a field of the kind home`, "u")),
        expect.stringMatching(new RegExp(`15:3 event.${key} - is not a field of an event`, "u")),
        expect.stringMatching(new RegExp(`company.yml:7:1 ${key} - is not a field of`, "u")),
      ]);
    },
  );

  it("may begin with a byte order mark, and end with its front matter, without a line break", () => {
    content.write(HOME.de, `\uFEFF${content.read(HOME.de).trimEnd()}`);
    expect(content.check()).toEqual([]);
  });
});

describe("a file of the site", () => {
  it("is reported where it is not YAML", () => {
    content.write("content/site/redirects.yml", "- from: /start/\n  from: /begin/\n  to: /\n");
    expect(content.check()).toEqual([
      "content/site/redirects.yml:2:3 front matter - names from twice - remove one of the two",
    ]);
  });
});
