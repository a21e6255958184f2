import { LANGUAGES } from "../../../src/i18n/languages";
import { fixtureContent, fixtureOn } from "../../../test/fixture";
import { both, de, en, pageAt, smallSite } from "../../../test/small-site";
import { type ShareCard, shareCardOf } from "./share-card";
import { drawCard, PANEL, SAFE, textOf } from "./draw-card";
import type { SetTitle } from "./set-title";
import { CAP_HEIGHT, openTypeface, type Typeface } from "./typeface";

let typeface: Typeface;
beforeAll(async () => {
  typeface = await openTypeface();
});

const LEFT = 80;
const LINES_TOP = 491;
const CARD: ShareCard = {
  ground: "blue",
  name: "Signalbau",
  title: "Software, die ankommt.",
  echo: "Software that arrives.",
};
const cards = (): ShareCard[] => {
  expect(fixtureContent().problems).toEqual([]);
  const site = fixtureOn("2026-11-20");
  return site.pages.filter(({ kind }) => kind !== "notice").map((page) => shareCardOf(site, page));
};

/** @returns what is wrong with a set text. */
function faultsOf(set: SetTitle | undefined, rightAt: (baseline: number) => number): string[] {
  return (set?.lines ?? []).flatMap(({ text, baseline }) => {
    const right = LEFT + typeface.measure(text, set!.cut, set!.size);
    const isHigh = baseline - CAP_HEIGHT * set!.size < 2 * SAFE;
    return [
      ...(right > rightAt(baseline) ? [`${text} ends at ${right}`] : []),
      ...(isHigh || baseline > LINES_TOP - 40 ? [`${text} stands at ${baseline}`] : []),
      ...typeface.missing(text).map((letter) => `${text}: the font has no ${letter}`),
    ];
  });
}

describe("the share pictures of the site", () => {
  it("have room for every title and echo: before the panel, or before the rising lines", () => {
    const faults = cards().flatMap((card) => {
      const { title, echo } = textOf(typeface, card);
      const rightAt = (baseline: number) => (card.picture ? PANEL.left - 40 : Math.min(900, 1200 - baseline));
      return [...faultsOf(title, rightAt), ...faultsOf(echo, rightAt)];
    });
    expect(faults).toEqual([]);
  });

  it("break no title so that a short word stands alone, set none in more than four lines, and none below 56 px", () => {
    const faults = cards().flatMap((card) => {
      const { title } = textOf(typeface, card);
      const widths = title.lines.map(({ text }) => typeface.measure(text, title.cut, title.size));
      const isWidow = widths.length > 1 && (widths.at(-1) ?? 0) < 0.3 * Math.max(...widths);
      return isWidow || widths.length > 4 || title.size < 56 ? [title.lines] : [];
    });
    expect(faults).toEqual([]);
  });

  it("are the same for the same page", () => {
    for (const card of cards().slice(0, 10)) expect(drawCard(typeface, card)).toBe(drawCard(typeface, { ...card }));
  });

  it("hold outlines only: no text that needs a font", () => {
    expect(drawCard(typeface, CARD)).not.toMatch(/<text|font-family/u);
  });
});

describe("a title", () => {
  it("is set as on the board", () => {
    const { title } = textOf(typeface, CARD);
    expect([title.size, title.cut.width, title.lines.map(({ text }) => text)]).toEqual([
      108,
      88,
      ["Software,", "die ankommt."],
    ]);
  });

  it.each([
    ["a long word", "Donaudampfschifffahrtsgesellschaft"],
    [
      "as long as the content's check allows",
      "Neunzig Zeichen sind viel für eine Überschrift, aber die Prüfung der Inhalte erlaubt sie auch",
    ],
  ])("of %s gets smaller instead of wider", (_, title) => {
    for (const picture of [undefined, "content/pages/sample/cover.svg"]) {
      const set = textOf(typeface, { ...CARD, title, picture }).title;
      expect(faultsOf(set, (baseline) => (picture ? PANEL.left - 40 : Math.min(900, 1200 - baseline)))).toEqual([]);
    }
  });

  it("that has no room in any size is a mistake that names it", () => {
    expect(() => textOf(typeface, { ...CARD, title: "x".repeat(90) })).toThrow(/"xxx.*shorter title/u);
  });
});

describe("what a card shows", () => {
  const site = smallSite([
    both("/contact/"),
    de("/products/fusion/", { title: "Fusion", line: "A", code: "A1" }),
    en("/products/fusion/", { title: "Fusion", line: "A", code: "A1" }),
    both("/services/cms/", { line: "B" }),
  ]);

  it.each(LANGUAGES)("is the title and, below it, the other language's (%s)", (language) => {
    const other = language === "de" ? "en" : "de";
    const card = shareCardOf(site, pageAt(site, `/${language}/contact/`));
    expect(card).toEqual({
      ground: "paper",
      name: "Signalbau",
      title: `${language} /contact/`,
      echo: `${other} /contact/`,
    });
  });

  it("is the page's picture, held where the page says", () => {
    const picture = { file: "content/pages/contact/map.svg", decorative: true, focus: [0, 0, 40, 100] };
    const held = smallSite([de("/contact/", { picture })]);
    expect(shareCardOf(held, pageAt(held, "/de/contact/"))).toMatchObject({ picture: picture.file, hold: [0, 50] });
  });

  it("is the line's name where the title is the same in both languages", () => {
    expect(shareCardOf(site, pageAt(site, "/de/products/fusion/")).echo).toBe("Booking (de)");
    expect(shareCardOf(site, pageAt(site, "/en/products/fusion/")).echo).toBe("Booking (en)");
  });

  it("is the code of the page, or the letter of its line", () => {
    expect(shareCardOf(site, pageAt(site, "/de/products/fusion/")).code).toBe("A1");
    expect(shareCardOf(site, pageAt(site, "/de/services/cms/")).code).toBe("B");
    expect(shareCardOf(site, pageAt(site, "/de/contact/")).code).toBeUndefined();
  });
});
