import { optimize } from "svgo";
import type { Wordmark } from "../../src/i18n/pack";
import { type Cut, openTypeface } from "./share-picture/typeface";

const CUT: Cut = { weight: 700, width: 92, tracking: -0.015 };

/** Units in which it is drawn: at 28 px one is a seventh of a pixel. Twice as many are 60 bytes more in every page. */
const EM = 200;

/** From the top of a line to its baseline, and to its end, in em, as browsers set text (the font's table hhea). */
const ASCENT = 0.945;
const LINE = 1.2;

/** All numbers whole, lines and curves in their shortest form. */
const SHORTEST = { name: "convertPathData", params: { floatPrecision: 0 } } as const;

/** @returns the company's name as outlines, which need no font; undefined where the font lacks a letter of it */
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`;
  const { data } = optimize(svg, { plugins: [SHORTEST] });
  return / d="(?<path>[^"]*)"/u.exec(data)?.groups?.["path"] ?? path;
}
