import { createPrintStylesheet, splitPrintRules } from "./print-styles";

it("splitPrintRules keeps the layers and conditions around print rules", () => {
  const css = "@layer base{p{top:0}@media print{p{top:1px}}}@supports (top:0){@media print{a{top:2px}}}";
  expect(splitPrintRules(css).print.replace(/\s+/gu, "")).toBe(
    "@layerbase{@mediaprint{p{top:1px}}}@supports(top:0){@mediaprint{a{top:2px}}}",
  );
});

it("splitPrintRules leaves rules that also apply on screens", () => {
  const css = "@media not print{p{top:0}}@media print,(forced-colors:active){a{top:0}}@keyframes go{to{top:0}}";
  expect(splitPrintRules(css)).toEqual({ screen: css, print: "" });
});

it("createPrintStylesheet joins the print rules of all stylesheets in a file whose name changes with them", () => {
  const { name, css } = createPrintStylesheet(["@media print{p{top:0}}", "a{top:0}@media print{a{top:1px}}"]);
  expect(css).toBe("@media print{p{top:0}}\n@media print{a{top:1px}}");
  expect(name).toMatch(/^static\/paper-[0-9a-f]{8}\.css$/u);
  expect(createPrintStylesheet(["@media print{p{top:0}}"]).name).not.toBe(name);
});
