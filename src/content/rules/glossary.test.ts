import { ARTICLE, contentFolder, HOME, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

const GLOSSARY = "content/site/glossary.yml";
const LINES = "content/site/lines.yml";
const END = "Harbour, market and hill.";

const write = (...lines: string[]) => content.write(GLOSSARY, `${lines.join("\n")}\n`);

const TILL = [
  "en:",
  "  avoid:",
  "    - { avoid: [the till, tills], write: checkout, why: a shop online has no till, unless: [the till receipt] }",
];
const BETTER = "write checkout: a shop online has no till (content/site/glossary.yml)";

describe("what the glossary avoids", () => {
  it("is a mistake in a body, with the better word", () => {
    write(...TILL);
    content.change(ARTICLE.en, END, "Harbour.\n\nIt stops at The\u00a0till.");
    expect(content.check()).toEqual([`${ARTICLE.en}:29:13 body - says "The\u00a0till" - ${BETTER}`]);
  });

  it("is a mistake in a field, at its own place in it", () => {
    write(...TILL);
    content.change(SERVICE.en, 'answer: "A week."', 'answer: "Tills, tills and till receipts, or the till."');
    const field = `questions[1].answer - says`;
    expect(content.check()).toEqual([
      `${SERVICE.en}:28:14 ${field} "Tills" - ${BETTER}`,
      `${SERVICE.en}:28:21 ${field} "tills" - ${BETTER}`,
      `${SERVICE.en}:28:49 ${field} "the till" - ${BETTER}`,
    ]);
  });

  it("is a mistake in a file of the site", () => {
    write(...TILL);
    content.change(LINES, "Booking engines", "Booking tills");
    expect(content.check()).toEqual([
      expect.stringMatching(/^content\/site\/lines\.yml:\d+:\d+ A\.text\.en - says "tills"/u),
    ]);
  });

  it("needs no reason", () => {
    write("de:", "  avoid:", "    - { avoid: [Ansprechpartner], write: Ansprechperson }");
    content.change(HOME.de, "{name}", "Ein Ansprechpartner");
    expect(content.check()).toEqual([
      expect.stringMatching(/ lead - says "Ansprechpartner" - write Ansprechperson \(content\/site\/glossary\.yml\)$/u),
    ]);
  });

  it("passes in a phrase that is innocent, in the other language, and in what is no text", () => {
    write(...TILL);
    content.change(ARTICLE.en, END, "The till receipt, until still, [so](https://example.org/tills).");
    content.change(HOME.de, "{name}", "Tills");
    expect(content.check()).toEqual([]);
  });
});

describe("what the glossary rations", () => {
  const NOBODY = ["en:", "  seldom:", "    - { words: [nobody, no one], pages: 1, why: it is a tic }"];

  it("may stand on so many pages, on each as often as it likes", () => {
    write(...NOBODY);
    content.change(ARTICLE.en, END, "Nobody, no one, nobody.");
    expect(content.check()).toEqual([]);
  });

  it("is a mistake on more", () => {
    write(...NOBODY);
    content.change(ARTICLE.en, END, "Nobody.");
    content.change(SERVICE.en, 'answer: "A week."', 'answer: "No one."');
    expect(content.check()).toEqual([
      `${GLOSSARY}:3:41 en.seldom[1].pages - "nobody", "no one" stand on 2 pages; the glossary allows 1 - say it otherwise on 1: it is a tic`,
    ]);
  });
});

describe("the file", () => {
  it("may be missing", () => {
    expect(content.check()).toEqual([]);
  });

  it("has a better word for each", () => {
    write("en:", "  avoid:", "    - { avoid: [tills] }");
    content.change(ARTICLE.en, END, "Tills.");
    expect(content.check()).toEqual([
      `${GLOSSARY}:3:7 en.avoid[1].write - is missing - add write: what is written in its place (2 to 80 characters, one line)`,
    ]);
  });

  it("knows the site's languages only", () => {
    write("fr:", "  avoid: []");
    expect(content.check()).toEqual([expect.stringContaining(`${GLOSSARY}:1:1 fr - is not a field of`)]);
  });
});
