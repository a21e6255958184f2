import { ARTICLE, contentFolder, HOME } from "../testing/content-folder";

const content = contentFolder();

const CALL = (id: string) => `  - type: call-to-action
    id: ${id}
    heading: "Still undecided?"
    text: "Tell us."
    route: /
    label: "Say it"
`;
const LISTING = (id: string, of: string) => `  - type: listing
    id: ${id}
    heading: "All of them"
    of: ${of}
`;

const CODE = `  - type: code
    id: sample
    language: YAML
    code: "a: 1"
    caption: "A sample."
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

  it.each([
    ["news", LISTING("b", "legal")],
    ["projects", LISTING("b", "news")],
    ["services", LISTING("b", "vacancies")],
    ["news", CODE],
  ])("hold one kind of list, and with a long one nothing that goes into detail: %s", (of, other) => {
    const page = content.addPage("/page/", "Page", `sections:\n${LISTING("a", of)}${other}`.trimEnd());
    const problem = "can't stand on a page with this list - move it to another page";
    expect(content.check()).toEqual(
      [page.de, page.en].map((file) =>
        expect.stringMatching(new RegExp(`^${file}:10:11 sections\\[2\\].type - .* ${problem}`, "u")),
      ),
    );
    content.changeBoth(page, other.trimEnd(), CALL("b").trimEnd());
    expect(content.check()).toEqual([]);
  });

  it("hold with the contact form no list, and nothing that brings much code", () => {
    const form = '  - type: contact-form\n    id: message\n    heading: "Write"\n';
    for (const other of [LISTING("b", "news"), CODE]) {
      const page = content.addPage("/page/", "Page", `sections:\n${form}${other}`.trimEnd());
      expect(content.check()).toEqual(
        [page.de, page.en].map((file) =>
          expect.stringMatching(`${file}:.* can't stand on a page with the contact form`),
        ),
      );
      content.changeBoth(page, other.trimEnd(), CALL("b").trimEnd());
      expect(content.check()).toEqual([]);
    }
  });

  it("may hold two lists of one kind, and details beside a short one", () => {
    const lists = `${LISTING("a", "products")}${LISTING("b", "solutions")}${CODE}`;
    content.addPage("/page/", "Page", `sections:\n${lists}`.trimEnd());
    expect(content.check()).toEqual([]);
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

it("are not all for every kind: an article lists nothing, the home page shows no code", () => {
  content.change(ARTICLE.de, "title:", `sections:\n${LISTING("a", "news")}title:`);
  content.change(HOME.de, "sections:", "sections:\n  - type: code");
  expect(content.check().filter((line) => / sections\[1\]\.type - /u.test(line))).toHaveLength(2);
});
