import { ARTICLE, contentFolder } from "../../../test/content-folder";

const content = contentFolder();

const FOLDER = "content/pages/news/first-train";
const UNUSED = "is used by no page - name it in a picture field of a page, or remove it";

describe("a picture", () => {
  const inBoth = (line: string) => [ARTICLE.de, ARTICLE.en].map((file) => `${file}:${line}`);
  const NOTHING = "picture - has no text alternative - add alt: what the picture shows, or decorative: true";
  const instead = (line: string) => {
    content.change(ARTICLE.de, '  alt: "Ein Zug an einem Bahnsteig"\n', line);
    content.change(ARTICLE.en, '  alt: "A train at a platform"\n', line);
  };

  it.each([
    ["", `9:3 ${NOTHING}`],
    ["  decorative: false\n", `9:3 ${NOTHING}`],
    [
      "  alt: A train\n  decorative: true\n",
      "10:8 picture.alt - a decorative picture has no text alternative - remove alt or decorative",
    ],
  ])("says what it shows, or that it says nothing: not %j", (line, told) => {
    instead(line);
    expect(content.check()).toEqual(inBoth(told));
  });

  it("may be decorative in both languages, and name the part of it that stays in view", () => {
    instead("  decorative: true\n  focus: [20, 0, 60.5, 100]\n");
    expect(content.check()).toEqual([]);
  });

  it("is taken for the file that its name resembles", () => {
    content.changeBoth(ARTICLE, "cover.svg", "cover.png");
    expect(content.check()).toEqual([
      `${FOLDER}/cover.svg:1:1 file - ${UNUSED}`,
      `${ARTICLE.de}:9:9 picture.file - ${FOLDER}/cover.png does not exist - did you mean "cover.svg"?`,
      `${ARTICLE.en}:9:9 picture.file - ${FOLDER}/cover.png does not exist - did you mean "cover.svg"?`,
    ]);
  });

  it("is asked for where no file resembles its name", () => {
    content.remove(`${FOLDER}/cover.svg`);
    expect(content.check()).toEqual([
      `${ARTICLE.de}:9:9 picture.file - ${FOLDER}/cover.svg does not exist - put the picture into ${FOLDER}`,
      `${ARTICLE.en}:9:9 picture.file - ${FOLDER}/cover.svg does not exist - put the picture into ${FOLDER}`,
    ]);
  });

  it("is not taken for the picture of a page with a similar address", () => {
    const fields = "date: 2026-03-09\ncategory: relaunch\npicture: { file: cover.svg, alt: A train }";
    const { de, en } = content.addPage("/news/third-train/", "The third train", fields);
    const folder = "content/pages/news/third-train";
    expect(content.check()).toEqual(
      [de, en].map(
        (file) => `${file}:7:18 picture.file - ${folder}/cover.svg does not exist - put the picture into ${folder}`,
      ),
    );
  });

  it("that is a drawing may lie beside another page, and is looked through once for all pages", () => {
    content.addPage("/depot/", "The depot", "picture:\n  file: ../news/first-train/cover.svg\n  alt: A train");
    content.change(`${FOLDER}/cover.svg`, "<path", '\n<script href="//a"/>\n<path');
    expect(content.check()).toEqual([
      `${FOLDER}/cover.svg:2:1 drawing - <script> is a program - remove it: a drawing runs nothing`,
      `${FOLDER}/cover.svg:2:9 drawing - href names what lies elsewhere - name a part of the same file (#name), or remove it`,
    ]);
  });

  it.each([
    ["[20, 0, 60]", "10:10 picture.focus - has 3 entries, fewer than 4 - write the part of the picture"],
    ["[20, 0, 120, 100]", "10:18 picture.focus[3] - 120 is more than 100 - write per cent of the picture"],
    ["[60, 0, 20, 100]", "10:10 picture.focus - has no area - write [left, top, right, bottom], left below right"],
    ["left", "10:10 picture.focus - is text, not a list - write the part of the picture that stays in view"],
  ])("can't name %s", (focus, line) => {
    content.changeBoth(ARTICLE, "  file: cover.svg", `  file: cover.svg\n  focus: ${focus}`);
    expect(content.check()).toEqual(inBoth(line).map((start): unknown => expect.stringContaining(start)));
  });

  it("is looked for in sections too", () => {
    const figure =
      "sections:\n  - type: figure\n    caption: A train.\n    picture:\n      file: train.png\n      alt: A train";
    const { de, en } = content.addPage("/depot/", "The depot", figure);
    expect(content.check()).toEqual(
      [de, en].map(
        (file) =>
          `${file}:9:13 sections[1].picture.file - content/pages/depot/train.png does not exist - put the picture into content/pages/depot`,
      ),
    );
  });
});

describe("a picture of a screen", () => {
  const ALT = "An editor with two columns of text, one of them marked.";
  const screens = `sections:\n  - type: screens\n    id: at-work\n    heading: At work\n    screens:\n      - file: screen-depot.png\n        alt: ${ALT}`;

  it("is there in each language, under the name that the page gives it, or proposed by that name", () => {
    content.addPage("/depot/", "The depot", screens);
    const told = ["de", "en"].map(
      (language) =>
        `content/pages/depot/index.${language}.md:10:15 sections[1].screens[1].file - content/pages/depot/screen-depot.${language}.png does not exist - put the picture into content/pages/depot`,
    );
    expect(content.check()).toEqual(told);
    content.write("content/pages/depot/screen-depots.de.png", "");
    expect(content.check()[0]).toContain('did you mean "screen-depots.png"?');
  });
});

describe("a file beside a page", () => {
  it("is used", () => {
    content.write(`${FOLDER}/harbour.svg`, "<svg/>");
    content.write("content/pages/notes.txt", "Hafen");
    expect(content.check()).toEqual([
      `${FOLDER}/harbour.svg:1:1 file - ${UNUSED}`,
      `content/pages/notes.txt:1:1 file - ${UNUSED}`,
    ]);
  });
});
