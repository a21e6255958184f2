import { create, type Font as OpenFont } from "fontkit";
import type { Font } from "satori";
import { normalizeForFont, missingGlyphs } from "../../../src/model/rules/titles";
import { both, de, en, pageAt, smallSite } from "../../../test/small-site";
import { PICTURE_PANEL, TEXT_BOX } from "./card-text";
import { drawCard } from "./draw-card";
import { loadFonts } from "./fonts";
import { type ShareCard, createShareCard } from "./share-card";

let fonts: Font[];
beforeAll(async () => {
  fonts = await loadFonts();
});

const CARD: ShareCard = { ground: "blue", name: "Signalbau", title: "Software, die ankommt." };

/** Measures each text of a card (name, title, echo, code) by its path, in pixels. */
function measureTexts(svg: string): { left: number; right: number; top: number; bottom: number }[] {
  const drawn = svg.slice(svg.indexOf("<svg", 1));
  return Array.from(drawn.matchAll(/<path[^>]* d="(?<data>[^"]*)"/gu), ({ groups }) => {
    const points = Array.from((groups?.["data"] ?? "").matchAll(/(-?[\d.]+) (-?[\d.]+)/gu), (match) => match.slice(1));
    const [x, y] = [points.map(([first]) => Number(first)), points.map(([, second]) => Number(second))];
    return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
  });
}

it("the fonts of share pictures have every character that the check allows in a title", () => {
  const all = Array.from({ length: 0xd800 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20));
  const allowed = all.filter((character) => missingGlyphs(character).length === 0 && !/\p{C}/u.test(character));
  expect(allowed.length).toBeGreaterThan(220);
  for (const { data } of fonts) {
    const font = create(data as Buffer) as OpenFont;
    expect(allowed.filter((one) => !font.hasGlyphForCodePoint(normalizeForFont(one).codePointAt(0) ?? 0))).toEqual([]);
  }
  expect(missingGlyphs("Łódź → İzmir, Čapek \u{1f600}, 5\u202fkm, C\u2011D, Ă").join("")).toBe("Łź→İČ\u{1f600}");
});

it.each([
  ["capitals", "MANAGEMENT WEEK"],
  ["a compound", "Donaudampfschifffahrtsgesellschaft"],
  ["the widest word that the check allows", "W".repeat(40)],
  ["many words", "Wir ".repeat(30).trim()],
])("drawCard fits a title of %s into the card, as outlines without fonts", async (_what, title) => {
  const svg = await drawCard({ ...CARD, title, echo: title, picture: "a.svg" }, fonts);
  const [, outlines] = measureTexts(svg);
  expect(outlines?.right).toBeLessThan(PICTURE_PANEL.left);
  expect(outlines?.top).toBeGreaterThanOrEqual(TEXT_BOX.top);
  expect(svg).not.toMatch(/<text|font-family/u);
});

it("drawCard throws if the title does not fit in any size", async () => {
  const title = "Wort ".repeat(200).trim();
  await expect(drawCard({ ...CARD, title }, fonts)).rejects.toThrow(/does not fit .* give the page a shorter title/u);
});

const picture = { file: "content/pages/contact/map.svg", decorative: true, focus: [0, 0, 40, 100] };
const site = smallSite([
  both("/contact/", { picture }),
  de("/products/fusion/", { title: "Fusion", line: "A", code: "A1" }),
  en("/products/fusion/", { title: "Fusion", line: "A", code: "A1" }),
  both("/services/cms/", { line: "B" }),
  de("/about-us/", { title: "5\u202fkm C\u2011D" }),
  de("/jobs/", { title: "Donaudampf\u00adschifffahrt-App (m/w/d)" }),
]);

it.each([
  // The echo is the title in the second language, or the line's name if both titles are equal.
  ["/de/contact/", { title: "de /contact/", echo: "en /contact/", picture: picture.file, focus: picture.focus }],
  ["/en/contact/", { title: "en /contact/", echo: "de /contact/" }],
  ["/de/products/fusion/", { title: "Fusion", echo: "Booking (de)", code: "A1" }],
  ["/de/services/cms/", { code: "B" }],
  // The font has similar characters for these.
  ["/de/about-us/", { title: "5\u00a0km C-\u2060D" }],
  // Lines do not break after a soft hyphen or within (m/w/d).
  ["/de/jobs/", { title: "Donaudampfschifffahrt-App (m/\u2060w/\u2060d)" }],
])("createShareCard returns for %s a card with %j", (path, shown) => {
  expect(createShareCard(site, pageAt(site, path))).toMatchObject(shown);
});
