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

it("what the glossary avoids is a mistake at its place in a body, in a field and in a file of the site", () => {
  write(...TILL);
  content.change(ARTICLE.en, END, "Harbour.\n\nIt stops at The\u00a0till.");
  content.change(SERVICE.en, 'answer: "A week."', 'answer: "Tills, tills and till receipts, or the till."');
  content.change(LINES, "Booking engines", "Booking tills");
  const field = `${SERVICE.en}:28:`;
  const told = content.check();
  expect(told.filter((line) => !line.startsWith(LINES))).toEqual([
    `${ARTICLE.en}:29:13 body - says "The\u00a0till" - ${BETTER}`,
    `${field}14 questions[1].answer - says "Tills" - ${BETTER}`,
    `${field}21 questions[1].answer - says "tills" - ${BETTER}`,
    `${field}49 questions[1].answer - says "the till" - ${BETTER}`,
  ]);
  expect(told).toContainEqual(expect.stringMatching(`^${LINES}:\\d+:\\d+ A.text.en - says "tills"`));
});

it("what the glossary avoids needs no reason", () => {
  write("de:", "  avoid:", "    - { avoid: [Ansprechpartner], write: Ansprechperson }");
  content.change(HOME.de, "{name}", "Ein Ansprechpartner");
  const told = ` lead - says "Ansprechpartner" - write Ansprechperson (${GLOSSARY})`;
  expect(content.check()).toEqual([expect.stringContaining(told)]);
});

it("what the glossary avoids passes in a phrase that is innocent, in the other language, and in what is no text", () => {
  write(...TILL);
  content.change(ARTICLE.en, END, "The till receipt, until still, [so](https://example.org/tills).");
  content.change(HOME.de, "{name}", "Tills");
  expect(content.check()).toEqual([]);
});

it("what the glossary rations may stand on so many pages, on each as often as it likes, and on no more", () => {
  write("en:", "  seldom:", "    - { words: [nobody, no one], pages: 1, why: it is a tic }");
  content.change(ARTICLE.en, END, "Nobody, no one, nobody.");
  expect(content.check()).toEqual([]);
  content.change(SERVICE.en, 'answer: "A week."', 'answer: "No one."');
  expect(content.check()).toEqual([
    `${GLOSSARY}:3:41 en.seldom[1].pages - "nobody", "no one" stand on 2 pages; the glossary allows 1 - say it otherwise on 1: it is a tic`,
  ]);
});

it("the glossary may be missing; it has a better word for each, and knows the site's languages only", () => {
  expect(content.check()).toEqual([]);
  write("en:", "  avoid:", "    - { avoid: [tills] }");
  expect(content.check()).toEqual([
    `${GLOSSARY}:3:7 en.avoid[1].write - is missing - add write: what is written in its place (2 to 80 characters, one line)`,
  ]);
  write("fr:", "  avoid: []");
  expect(content.check()).toEqual([expect.stringContaining(`${GLOSSARY}:1:1 fr - is not a field of`)]);
});
