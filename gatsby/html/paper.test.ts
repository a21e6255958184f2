import { createPrintStylesheet, splitPrintRules } from "./paper";

const parts = (css: string) => {
  const { screen, paper } = splitPrintRules(css);
  return { screen: screen.replace(/\s+/gu, ""), paper: paper.replace(/\s+/gu, "") };
};

describe("rules for paper", () => {
  it("keep the layers and conditions around them", () => {
    const css = "@layer base{p{top:0}@media print{p{top:1px}}}@supports (top:0){@media print{a{top:2px}}}";
    expect(parts(css).paper).toBe("@layerbase{@mediaprint{p{top:1px}}}@supports(top:0){@mediaprint{a{top:2px}}}");
  });

  it("are those for paper alone: what holds on the screen, too, stays", () => {
    const css = "@media not print{p{top:0}}@media print,(forced-colors:active){a{top:0}}@keyframes go{to{top:0}}";
    expect(splitPrintRules(css)).toEqual({ screen: css, paper: "" });
  });

  it("of all style files are one file, whose name says what is in it", () => {
    const one = createPrintStylesheet(["@media print{p{top:0}}", "a{top:0}@media print{a{top:1px}}"]);
    expect(one.css).toBe("@media print{p{top:0}}\n@media print{a{top:1px}}");
    expect(one.name).toMatch(/^static\/paper-[0-9a-f]{8}\.css$/u);
    expect(createPrintStylesheet(["@media print{p{top:0}}"]).name).not.toBe(one.name);
  });
});
