import { fixtureOn } from "../../../test/fixture";
import { both, de, en, pageAt, smallSite } from "../../../test/small-site";
import { drawable, undrawn } from "../../../src/content/rules/titles";
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

it("every sign that the check lets pass in a title is in the typeface, others are told", () => {
  const all = Array.from({ length: 0xd800 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20));
  const passed = all.filter((sign) => undrawn(sign).length === 0 && !/[\p{C}]/u.test(sign));
  expect(passed.filter((sign) => typeface.missing(drawable(sign)).length > 0)).toEqual([]);
  expect(passed.length).toBeGreaterThan(220);
  expect(undrawn("Łódź → İzmir, Čapek \u{1f600}, 5\u202fkm, C\u2011D, Ă").join("")).toBe("Łź→İČ\u{1f600}");
});

it("a card holds outlines only: no text that needs a font", () => {
  expect(drawCard(typeface, CARD)).not.toMatch(/<text|font-family/u);
});

it("a long title gets smaller instead of wider, a word without a seam is broken at last, and an echo without room is left out", () => {
  const sizeOf = (title: string) => textOf(typeface, { ...CARD, title }).title.size;
  expect(sizeOf("Donaudampfschifffahrtsgesellschaft")).toBeLessThan(sizeOf(CARD.title));
  expect(sizeOf("W".repeat(90))).toBe(36);
  expect(textOf(typeface, { ...CARD, echo: "W".repeat(90), picture: "a.svg" }).echo).toBeUndefined();
});

const picture = { file: "content/pages/contact/map.svg", decorative: true, focus: [0, 0, 40, 100] };
const site = smallSite([
  both("/contact/", { picture }),
  de("/products/fusion/", { title: "Fusion", line: "A", code: "A1" }),
  en("/products/fusion/", { title: "Fusion", line: "A", code: "A1" }),
  both("/services/cms/", { line: "B" }),
  de("/about-us/", { title: "5\u202fkm C\u2011D" }),
]);

it.each([
  // Below the title stands the other language's, or the line's name where they are the same.
  ["/de/contact/", { title: "de /contact/", echo: "en /contact/", picture: picture.file, hold: [0, 50] }],
  ["/en/contact/", { title: "en /contact/", echo: "de /contact/" }],
  ["/de/products/fusion/", { title: "Fusion", echo: "Booking (de)", code: "A1" }],
  ["/de/services/cms/", { code: "B" }],
  // Signs of which the typeface has a sister.
  ["/de/about-us/", { title: "5\u00a0km C-D" }],
])("the card of %s shows %j", (path, shown) => {
  expect(shareCardOf(site, pageAt(site, path))).toMatchObject(shown);
});
