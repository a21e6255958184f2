import { optimize } from "svgo";
import type { Wordmark } from "../../src/i18n/pack";
import { type Cut, openTypeface } from "./share-picture/typeface";

const CUT: Cut = { weight: 700, width: 92, tracking: -0.015 };

/** Units in which it is drawn: at 28 px one is a seventh of a pixel. Twice as many are 60 bytes more in every page. */
const EM = 200;

/** From the top of a line to its baseline, and to its end, in em: those of the font (its table hhea), as browsers set text. */
const ASCENT = 0.945;
const LINE = 1.2;

/** All numbers whole, lines and curves in their shortest form. */
const SHORTEST = { name: "convertPathData", params: { floatPrecision: 0 } } as const;

/**
 * Draws the company's name, so that it looks the same before the font is there.
 * @returns the outlines of its words; nothing where the font lacks a letter, and the name stays a text
 */
export async function drawWordmark(name: string): Promise<Wordmark | undefined> {
  const typeface = await openTypeface();
  const words = name.trim().split(/\s+/u);
  if (words.some((word) => typeface.missing(word).length > 0)) return undefined;
  return {
    em: EM,
    height: LINE * EM,
    words: words.map((word) => ({
      path: shorten(typeface.outline(word, CUT, EM, { x: 0, baseline: Math.round(ASCENT * EM) })),
      width: Math.ceil(typeface.measure(word, CUT, EM)),
    })),
  };
}

function shorten(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [SHORTEST],
  });
  return / d="(?<path>[^"]*)"/u.exec(data)?.groups?.["path"] ?? path;
}
