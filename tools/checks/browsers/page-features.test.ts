import { pageUses } from "./page-features";

const featuresOf = (body: string) => pageUses(`<!doctype html><body>${body}`, new Set()).map(({ feature }) => feature);

it("finds elements and attributes, in templates, too", () => {
  expect(featuresOf("<button popovertarget=a></button><template><p popover></p></template><search></search>")).toEqual([
    "html.elements.button.popovertarget",
    "html.global_attributes.popover",
    "html.elements.search",
  ]);
});

it("finds what stands in scripts and styles, and where", () => {
  const html = "<!doctype html>\n<style>p{top:0}\na:has(b){top:0}</style><script>requestIdleCallback(run)</script>";
  expect(pageUses(html, new Set())).toMatchObject([
    { feature: "css.selectors.has", line: 3, column: 2 },
    { feature: "api.Window.requestIdleCallback", line: 3, column: 32 },
  ]);
});

it("looks at what stands in many pages in the first", () => {
  const known = new Set<string>();
  const html = "<style>a:has(b){top:0}</style>";
  expect([pageUses(html, known), pageUses(html, known)].map(({ length }) => length)).toEqual([1, 0]);
});

it("says nothing of data, of scripts in files, and of pages that all browsers know", () => {
  expect(
    featuresOf(
      `<script type="application/ld+json">{"a":1}</script><script src="a.js"></script><a href="/" class="b">c</a>`,
    ),
  ).toEqual([]);
});
