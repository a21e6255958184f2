import { readFileSync } from "node:fs";
import type { Font } from "satori";
import subsetFont from "subset-font";

/** The web font, so that pictures are independent of installed fonts. */
export const FONT_FILE = "src/styles/fonts/radio-canada-latin-wdth.woff2";

/** All characters of European typefaces. The subset has those that the font has. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x2300 - 0x20 }, (_, index) => index + 0x20));

/** Static cuts of the variable font by family name. Satori does not support variable fonts. */
const CUTS = {
  title: { wght: 700, wdth: 84 },
  echo: { wght: 350, wdth: 88 },
  name: { wght: 700, wdth: 92 },
};

let fonts: Promise<Font[]> | undefined;

export function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    Object.entries(CUTS).map(async ([name, variationAxes]) => ({
      name,
      data: await subsetFont(readFileSync(FONT_FILE), CHARACTERS, { targetFormat: "sfnt", variationAxes }),
    })),
  );
  return fonts;
}
