import { replaceSection } from "./section";

const TEXT = `# Title

<!-- load: written by npm run bench -->

old

<!-- load: end -->

Words.

<!-- other: written by npm run bench -->
<!-- other: end -->
`;

describe("replaceSection", () => {
  it("replaces what stands between the marks, and nothing else", () => {
    expect(replaceSection(TEXT, "load", "new\n")).toBe(TEXT.replace("old", "new"));
  });

  it("fills an empty section", () => {
    expect(replaceSection(TEXT, "other", "first")).toContain(
      "<!-- other: written by npm run bench -->\n\nfirst\n\n<!-- other: end -->\n",
    );
  });

  it("gives the same text when it is done twice", () => {
    const once = replaceSection(TEXT, "load", "new") ?? "";
    expect(replaceSection(once, "load", "new")).toBe(once);
  });

  it.each(["missing", "lo"])("knows no section %s", (name) => {
    expect(replaceSection(TEXT, name, "new")).toBeUndefined();
  });

  it("does not take a start without an end", () => {
    expect(replaceSection(TEXT.replace("<!-- load: end -->", ""), "load", "new")).toBeUndefined();
  });
});
