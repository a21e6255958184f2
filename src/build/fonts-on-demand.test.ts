import { fontsFor, fontsOnDemand, withFonts } from "./fonts-on-demand";

const CSS = `@font-face{font-family:"First";src:url(a.woff2)}@font-face{font-family:"Rest";src:url(b.woff2);unicode-range:U+22-23,U+3C,U+A1-2012}h1{color:red}`;
const fonts = fontsOnDemand(CSS);

it.each([
  ["a character of its range", "<p>Łódź</p>", ['"Rest"']],
  ["a character that stands there as an entity", "<code>a &lt; b</code>", ['"Rest"']],
  ["none", "<p>Lodz &amp; Co.</p>", []],
  ["none but in a tag", '<p title="Łódź" class="a"># is not here</p>'.replace("#", ""), []],
  ["none but in what is not shown", '<script>"#"</script><style>#a{}</style><p>a</p>', []],
])("a page with %s", (_what, html, families) => {
  expect(fontsFor(html, fonts)).toEqual(families);
});

it("a font for all characters is not on demand", () => {
  expect(fonts.map(({ family }) => family)).toEqual(['"Rest"']);
});

it("leaves out the rules of fonts that are not needed, and nothing else", () => {
  expect(withFonts(CSS, new Set())).toBe('@font-face{font-family:"First";src:url(a.woff2)}h1{color:red}');
  expect(withFonts(CSS, new Set(['"Rest"']))).toBe(CSS);
});
