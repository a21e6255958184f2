import { readMarkdown } from "./read-markdown";

describe("headings of readMarkdown", () => {
  it("have a level, id, text and line", () => {
    const { headings } = readMarkdown("## Der *Plan* {#plan}\n\nText\n\n### Ohne Namen\n\nMarkt\n-----\n");
    expect(headings).toEqual([
      { level: 2, id: "plan", text: "Der Plan", line: 1 },
      { level: 3, id: "", text: "Ohne Namen", line: 5 },
      { level: 2, id: "", text: "Markt", line: 7 },
    ]);
  });

  it("have an id after markup and code, too", () => {
    const { headings } = readMarkdown("## Der *Plan* {#a}\n\n## `Halt` {#b}\n\n## [Zug](/train/){#c}\n");
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ["a", "Der Plan"],
      ["b", "Halt"],
      ["c", "Zug"],
    ]);
  });

  it("have no id if the braces are not at the end", () => {
    expect(readMarkdown("## Der {#plan} gilt").headings).toEqual([
      { level: 2, id: "", text: "Der {#plan} gilt", line: 1 },
    ]);
  });

  it("exclude lines of code", () => {
    expect(readMarkdown("```\n## Plan\n```\n").headings).toEqual([]);
  });
});

describe("mistakes of readMarkdown", () => {
  it("exclude comparisons, URLs in angle brackets and HTML in code", () => {
    const { html } = readMarkdown("1 < 2 > 0, <https://example.org>, `<br>`");
    expect(html).toEqual([]);
  });
});
