import { readFileSync } from "node:fs";
import type { Font } from "satori";
import subsetFont from "subset-font";

/** The web font: no picture depends on what is installed. */
export const FONT = "src/styles/fonts/radio-canada-latin-wdth.woff2";

/** Every character of a European typeface; the font keeps those that it has. */
const CHARACTERS = String.fromCodePoint(...Array.from({ length: 0x2300 - 0x20 }, (_, index) => index + 0x20));

/** Cuts of the variable font by the name of their family: satori reads static ones only. */
const CUTS = {
  title: { wght: 700, wdth: 84 },
  echo: { wght: 350, wdth: 88 },
  name: { wght: 700, wdth: 92 },
};

let fonts: Promise<Font[]> | undefined;

/** @returns the cuts as satori takes them, made once */
export function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    Object.entries(CUTS).map(async ([name, variationAxes]) => ({
      name,
      data: await subsetFont(readFileSync(FONT), CHARACTERS, { targetFormat: "sfnt", variationAxes }),
    })),
  );
  return fonts;
}
