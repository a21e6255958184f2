import { ARTICLE, contentFolder, HOME } from "../../../test/content-folder";

const content = contentFolder();
const WITHOUT = "write it without them: it has the letters of Western Europe, no arrows and no emoji";
/** The length in the browser tab is another rule's. */
const check = () => content.check().filter((line) => !/browser tab|headings differ/u.test(line));
const SEAM = "put a hyphen or a soft hyphen (U+00AD) into it";

it("a title, a name and a heading have signs that share pictures have, and no endless word", () => {
  const word = "x".repeat(41);
  content.change(ARTICLE.de, "Der erste Zug", "Łódź → Čapek");
  content.change(HOME.de, "Züge, die", `Züge, ${word}`);
  content.change(ARTICLE.de, "Hafen, Markt", `### ${word}\n\nHafen, Markt`);
  content.change(HOME.de, "Drei Halte", `Drei ${word}`);
  content.change("content/site/company.yml", "name: Muster", "name: Mušter");
  expect(check()).toEqual([
    `${HOME.de}:2:8 title - has a word of 41 signs - ${SEAM}`,
    `${HOME.de}:8:14 sections[1].heading - has a word of 41 signs - ${SEAM}`,
    `${ARTICLE.de}:2:8 title - holds Ł ź → Č, which the typeface of share pictures has not - ${WITHOUT}`,
    `${ARTICLE.de}:27:1 body - has a word of 41 signs - ${SEAM}`,
    expect.stringMatching(/company.yml:\d+:7 name - holds š/u),
  ]);
});

it("a title of two lines is told in one", () => {
  content.write(ARTICLE.de, content.read(ARTICLE.de).replace(/title: .*/u, "title: |\n  Der erste\n  Zug"));
  expect(check().filter((line) => / title - /u.test(line))).toEqual([expect.stringContaining("not of the right form")]);
});

it("a title may have seams, composed letters of two signs, and a space that does not break", () => {
  content.change(ARTICLE.de, "Der erste Zug", `${"x".repeat(40)}-${"y".repeat(20)} für 5\u202fkm`.normalize("NFD"));
  content.change(HOME.de, "Züge, die", `${"x".repeat(30)}\u00ad${"y".repeat(30)}`);
  expect(check()).toEqual([]);
});
