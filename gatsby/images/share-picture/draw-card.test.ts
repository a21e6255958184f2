import { fixtureOn } from "../../../test/fixture";
import { both, de, en, pageAt, smallSite } from "../../../test/small-site";
import { type ShareCard, shareCardOf } from "./share-card";
import { drawCard, textOf } from "./draw-card";
import { openTypeface, type Typeface } from "./typeface";

let typeface: Typeface;
beforeAll(async () => {
  typeface = await openTypeface();
});

const CARD: ShareCard = {
  ground: "blue",
  name: "Signalbau",
  title: "Software, die ankommt.",
  echo: "Software that arrives.",
};

it("of the site's pages no title has a short word alone in its last line, and none is small or of more than four lines", () => {
  const site = fixtureOn("2026-11-20");
  const cards = site.pages.filter(({ kind }) => kind !== "notice").map((page) => shareCardOf(site, page));
  const faults = cards.flatMap((card) => {
    const { title } = textOf(typeface, card);
    const widths = title.lines.map(({ text }) => typeface.measure(text, title.cut, title.size));
    const isWidow = widths.length > 1 && (widths.at(-1) ?? 0) < 0.3 * Math.max(...widths);
    const missing = title.lines.flatMap(({ text }) => typeface.missing(text));
    return isWidow || widths.length > 4 || title.size < 56 || missing.length > 0 ? [title.lines] : [];
  });
  expect(faults).toEqual([]);
});

it("a card holds outlines only: no text that needs a font", () => {
  expect(drawCard(typeface, CARD)).not.toMatch(/<text|font-family/u);
});

it("a long title gets smaller instead of wider, and one that has no room in any size is a mistake that names it", () => {
  const sizeOf = (title: string) => textOf(typeface, { ...CARD, title }).title.size;
  expect(sizeOf("Donaudampfschifffahrtsgesellschaft")).toBeLessThan(sizeOf(CARD.title));
  expect(() => sizeOf("x".repeat(90))).toThrow(/"xxx.*shorter title/u);
});

const picture = { file: "content/pages/contact/map.svg", decorative: true, focus: [0, 0, 40, 100] };
const site = smallSite([
  both("/contact/", { picture }),
  de("/products/fusion/", { title: "Fusion", line: "A", code: "A1" }),
  en("/products/fusion/", { title: "Fusion", line: "A", code: "A1" }),
  both("/services/cms/", { line: "B" }),
]);

it.each([
  // Below the title stands the other language's, or the line's name where they are the same.
  ["/de/contact/", { title: "de /contact/", echo: "en /contact/", picture: picture.file, hold: [0, 50] }],
  ["/en/contact/", { title: "en /contact/", echo: "de /contact/" }],
  ["/de/products/fusion/", { title: "Fusion", echo: "Booking (de)", code: "A1" }],
  ["/de/services/cms/", { code: "B" }],
])("the card of %s shows %j", (path, shown) => {
  expect(shareCardOf(site, pageAt(site, path))).toMatchObject(shown);
});
