import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import decompress from "woff2-encoder/decompress";

/** How a text is set: weight and width on the font's axes, and the space between letters in em. */
export interface Cut {
  weight: number;
  width: number;
  tracking: number;
}

export interface Typeface {
  /** @returns the width of a text's ink in one line. */
  measure(text: string, cut: Cut, size: number): number;
  /** @returns the outlines of a text as path data; the ink of its first letter begins at `x`. */
  outline(text: string, cut: Cut, size: number, at: { x: number; baseline: number }): string;
  /** Characters of the text that the font does not have. */
  missing(text: string): string[];
}

/** The height of a capital in em, in every cut (table OS/2 of the font). */
export const CAP_HEIGHT = 0.69;

/** The site's own font: no picture depends on what is installed. */
export const FONT = "src/styles/fonts/radio-canada-latin-wdth.woff2";

export async function openTypeface(): Promise<Typeface> {
  // fontkit draws WOFF2 in its default weight only (foliojs/fontkit#377): it gets the font unpacked.
  const font = create(Buffer.from(await decompress(readFileSync(FONT)))) as Font;
  const cuts = new Map<string, Font>();
  const instance = ({ weight, width }: Cut): Font => {
    const key = `${weight} ${width}`;
    const cut = cuts.get(key) ?? font.getVariation({ wght: weight, wdth: width });
    cuts.set(key, cut);
    return cut;
  };
  const widths = new Map<string, number>();
  return {
    measure(text, cut, size) {
      // A title is broken in many ways, and in many sizes: what a line measures is asked for often.
      const key = `${cut.weight} ${cut.width} ${cut.tracking} ${text}`;
      const width = widths.get(key) ?? inkOf(instance(cut), text, cut.tracking).width / font.unitsPerEm;
      widths.set(key, width);
      return width * size;
    },
    outline: (text, cut, size, at) => outline(instance(cut), text, cut.tracking, size / font.unitsPerEm, at),
    missing: (text) => [...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  };
}

/** @returns start and width of the ink, without side bearings, in font units */
function inkOf(font: Font, text: string, tracking: number): { left: number; width: number } {
  const { glyphs, positions } = font.layout(text);
  let [x, left, right] = [0, Infinity, 0];
  for (const [index, { bbox }] of glyphs.entries()) {
    if (bbox.maxX > bbox.minX) {
      left = Math.min(left, x + bbox.minX);
      right = Math.max(right, x + bbox.maxX);
    }
    x += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
  }
  return left < right ? { left, width: right - left } : { left: 0, width: 0 };
}

function outline(font: Font, text: string, tracking: number, scale: number, at: { x: number; baseline: number }) {
  const { glyphs, positions } = font.layout(text);
  let x = at.x - inkOf(font, text, tracking).left * scale;
  return glyphs
    .map(({ path }, index) => {
      const data = path.transform(scale, 0, 0, -scale, x, at.baseline).toSVG();
      x += ((positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm) * scale;
      return data;
    })
    .join("");
}
