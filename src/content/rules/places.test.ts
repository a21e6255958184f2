import { contentFolder, HOME, type PageFiles, SERVICE } from "../../../test/content-folder";

const content = contentFolder();

/** Gives a page a section more, which stands after a part. */
function addSection({ de, en }: PageFiles, after: string): void {
  const lines = `  - type: text\n    id: more\n    after: ${after}\n    heading: "More"\n    body: "A paragraph."\n`;
  for (const file of [de, en]) {
    const [, fields = "", ...body] = content.read(file).split(/^---\n/mu);
    const sections = fields.includes("\nsections:") ? "" : "sections:\n";
    content.write(file, `---\n${fields}${sections}${lines}---\n${body.join("---\n")}`);
  }
}

const problems = () => content.check().filter((line) => line.includes("after"));

describe("the place of a section", () => {
  it.each(["head", "gets", "steps", "needs", "questions"])("may be after the part %s of a service", (part) => {
    addSection(SERVICE, part);
    expect(problems()).toEqual([]);
  });

  it.each<[PageFiles, string, string]>([
    [SERVICE, "get", '.after - names no part of the page - did you mean "gets"?'],
    [SERVICE, "nowhere", ".after - names no part of the page - write one of head, gets, steps, needs, questions"],
    [HOME, "gets", "take it out"],
  ])("is told which parts there are: %j, %s", (page, part, told) => {
    addSection(page, part);
    expect(problems()).toEqual([expect.stringContaining(told), expect.stringContaining(told)]);
  });
});

/** Gives a service a part of text, and a figure in the margin beside a part. */
function addFigure({ de, en }: PageFiles, beside: string): void {
  for (const file of [de, en]) {
    const figure = `\nmargin:\n  - { beside: ${beside}, value: "1–2", text: "days" }\n---\n`;
    content.write(
      file,
      `${content.read(file).trimEnd().replace("\n---", figure)}\n## Upkeep {#upkeep}\n\nA day or two.\n`,
    );
  }
}

const margins = () => content.check().filter((line) => line.includes("margin"));

it.each([
  ["upkeep", []],
  ["steps", ["write one of upkeep"]],
  ["upkep", ['did you mean "upkeep"?']],
])("a figure in the margin stands beside a part of the page's text: %s", (beside, told) => {
  addFigure(SERVICE, beside);
  const line = told.map((remedy) => `margin[1].beside - names no part of the page's text - ${remedy}`);
  expect(margins()).toEqual([...line, ...line].map((each): unknown => expect.stringContaining(each)));
});
