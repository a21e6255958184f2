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

  it("names a part that is there, and is told the nearest", () => {
    addSection(SERVICE, "get");
    expect(problems()).toEqual(
      [SERVICE.de, SERVICE.en].map((file) =>
        expect.stringMatching(
          new RegExp(
            `^${file}:\\d+:\\d+ sections\\[1\\].after - names no part of the page - did you mean "gets"\\?$`,
            "u",
          ),
        ),
      ),
    );
  });

  it("is told all parts where none is near", () => {
    addSection(SERVICE, "nowhere");
    expect(problems()[0]).toContain("write one of head, gets, steps, needs, questions");
  });

  it("is that in which it is written on pages without parts of their own", () => {
    addSection(HOME, "gets");
    expect(problems()[0]).toContain("take it out");
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

describe("a figure in the margin", () => {
  it("may stand beside each part of the page's text", () => {
    addFigure(SERVICE, "upkeep");
    expect(margins()).toEqual([]);
  });

  it.each([
    ["steps", "write one of upkeep"],
    ["upkep", 'did you mean "upkeep"?'],
  ])("stands beside no other part, such as %s, and is told which there are", (beside, remedy) => {
    addFigure(SERVICE, beside);
    expect(margins()).toEqual(
      [SERVICE.de, SERVICE.en].map(() =>
        expect.stringContaining(`margin[1].beside - names no part of the page's text - ${remedy}`),
      ),
    );
  });
});
