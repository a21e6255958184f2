import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { FONT } from "../../images/share-picture/typeface";

const CODE_FONT = "src/styles/fonts/b612-mono-latin-400.woff2";

export const SHEET_FONTS: readonly string[] = [FONT, CODE_FONT];

/** The site's cuts that a sheet is set in: by the weight and width of its tokens. */
const CUTS = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 650, wdth: 100 },
  head: { wght: 650, wdth: 88 },
} as const;

export type SheetFont = keyof typeof CUTS | "code";

export type SheetFonts = Readonly<Record<SheetFont, Buffer>>;

/** All that a language of Western Europe is written with; what a sheet uses of it is all that its PDF carries. */
const LETTERS = `${String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0x17f))}€„“”‚‘’–—…·`;

/** A PDF can't hold a variable font: each cut becomes a font of its own. */
export async function openSheetFonts(): Promise<SheetFonts> {
  const [variable, code] = [readFileSync(FONT), readFileSync(CODE_FONT)];
  const cut = (variationAxes: Record<string, number>) =>
    subsetFont(variable, LETTERS, { targetFormat: "sfnt", variationAxes });
  return {
    text: await cut(CUTS.text),
    strong: await cut(CUTS.strong),
    head: await cut(CUTS.head),
    code: await subsetFont(code, LETTERS, { targetFormat: "sfnt" }),
  };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
