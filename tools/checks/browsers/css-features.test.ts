import { cssUses } from "./css-features";

const featuresOf = (css: string) => cssUses(css).map(({ feature }) => feature);

it.each([
  ["a property", "p { text-wrap: balance }", "css.properties.text-wrap"],
  ["a keyword", "p { break-after: avoid }", "css.properties.break-after.avoid"],
  ["a function", "p { color: light-dark(#000, #fff) }", "css.types.color.light-dark"],
  ["a function in a custom property", "p { --c: color-mix(in srgb, red, blue) }", "css.types.color.color-mix"],
  ["a selector", "p:has(a) { top: 0 }", "css.selectors.has"],
  ["a selector in another", "p:not(:popover-open) { top: 0 }", "css.selectors.popover-open"],
  ["an element of the browser", "::details-content { top: 0 }", "css.selectors.details-content"],
  ["an at-rule", "@starting-style { p { top: 0 } }", "css.at-rules.starting-style"],
  ["a descriptor", "@font-face { size-adjust: 90% }", "css.at-rules.font-face.size-adjust"],
  [
    "a query of a container's style",
    "@container style(--a: 1) { p { top: 0 } }",
    "css.at-rules.container.style_queries_for_custom_properties",
  ],
  [
    "a media feature",
    "@media (prefers-reduced-transparency: reduce) { p { top: 0 } }",
    "css.at-rules.media.prefers-reduced-transparency",
  ],
  ["a rule in a rule", "p { a { top: 0 } }", "css.selectors.nesting"],
  ["the sign of a rule around", "p { & > a { top: 0 } }", "css.selectors.nesting"],
])("finds %s", (_what, css, feature) => {
  expect(featuresOf(css)).toContain(feature);
});

it.each([
  [
    "what all browsers know",
    "@media (min-width: 40rem) { p:is(a, b):hover { inset: 0; width: clamp(1px, 2cqi, 3em) } }",
  ],
  ["a property beside its prefix", "p { -webkit-hyphens: auto; hyphens: auto }"],
  ["what stands behind a prefix", "p { -webkit-line-clamp: 2 }"],
  ["names of CSS modules", ":global(.a) .b { top: 0 }"],
  ["steps of an animation", "@keyframes a { from { top: 0 } 50% { top: 1px } }"],
  ["an address", "p { background: url(light-dark.png) }"],
  ["a question whether it is known", "@supports selector(:popover-open) { p { top: 0 } }"],
])("says nothing of %s", (_what, css) => {
  expect(featuresOf(css)).toEqual([]);
});

it("says where, and who lacks it", () => {
  expect(cssUses("p {\n  top: 0;\n}\n\na,\nb:has(c) {\n  top: 0;\n}")[0]).toEqual({
    feature: "css.selectors.has",
    lacking: ["Firefox 115"],
    line: 6,
    column: 2,
  });
});

it("finds a list of which a browser drops what it knows", () => {
  expect(featuresOf("a, b:has(c) { top: 0 }")).toContain("a list with selectors that are known elsewhere");
  expect(featuresOf("a:has(b), b:has(c) { top: 0 }")).toEqual(["css.selectors.has", "css.selectors.has"]);
});
