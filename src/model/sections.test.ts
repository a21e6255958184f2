import { contentFolder } from "../../test/content-folder";

const content = contentFolder();

const CALL = (id: string) => `  - type: call-to-action
    id: ${id}
    heading: "Still undecided?"
    text: "Tell us."
    route: /
    label: "Say it"
`;

describe("the sections of a page", () => {
  it("have one call to action at most", () => {
    const page = content.addPage("/page/", "Page", `sections:\n${CALL("one")}${CALL("two")}`.trimEnd());
    expect(content.check()).toEqual(
      [page.de, page.en].map(
        (file) =>
          `${file}:12:11 sections[2].type - is the page's second call to action - keep one: two buttons ask for nothing in particular`,
      ),
    );
  });

  it("report what is wrong inside of one, in the words of its declaration", () => {
    const bars = `  - type: data
    id: bars
    heading: "Bars"
    corner: "Name"
    measure: "Length"
    unit: m
    bars:
      - { label: "One", value: 1, here: true }
      - { label: "Two", value: -2, here: true }
    period: "Never"
    source: "Made up."`;
    const page = content.addPage("/page/", "Page", `sections:\n${bars}`);
    expect(content.check().filter((line) => line.startsWith(page.de))).toEqual([
      `${page.de}:14:32 sections[1].bars[2].value - -2 is less than 0 - write how long the bar is, a number from 0 such as 12.5`,
      `${page.de}:14:42 sections[1].bars[2].here - marks a second bar - leave here: true at the one bar that it is about`,
    ]);
  });
});

describe("lines of code", () => {
  it("keep what looks like a fact of the company, or like markdown", () => {
    const code = `  - type: code
    id: sample
    language: YAML
    code: |
      title: "{name} *x*"
    caption: "What {name} writes."`;
    content.addPage("/page/", "Page", `sections:\n${code}`);
    expect(content.check()).toEqual([]);
    const page = content.load().entries.find(({ route, language }) => route === "/page/" && language === "de");
    expect(page?.content["sections"]).toMatchObject([
      { code: 'title: "{name} *x*"\n', caption: expect.stringContaining("Muster") },
    ]);
  });
});
