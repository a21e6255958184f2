import satori from "satori";
import { optimize } from "svgo";
import { undrawn } from "../../src/model/rules/titles";
import type { Wordmark } from "../../src/i18n/pack";
import { loadFonts } from "./share-picture/fonts";

/** Units in which it is drawn: at 28 px one is a seventh of a pixel. Twice as many are 60 bytes more in every page. */
const EM = 200;

/** The height of a line, as browsers set text (the font's table hhea). */
const HEIGHT = 1.2 * EM;

/** All numbers whole, and differences: equal letters compress, which saves 55 bytes of each page (brotli). */
const SHORTEST = { name: "convertPathData", params: { floatPrecision: 0, utilizeAbsolute: false } } as const;

/** @returns the company's name as outlines, which need no font; undefined where the font lacks a letter of it */
export async function drawWordmark(name: string): Promise<Wordmark | undefined> {
  if (undrawn(name).length > 0) return undefined;
  const fonts = await loadFonts();
  const words = name
    .trim()
    .split(/\s+/u)
    .map(async (word) => {
      const style = { fontFamily: "name", fontSize: EM, lineHeight: HEIGHT / EM, letterSpacing: "-0.015em" };
      const svg = await satori(<div style={style}>{word}</div>, { width: word.length * EM, height: HEIGHT, fonts });
      return cropOutlines(svg);
    });
  return { em: EM, height: HEIGHT, words: await Promise.all(words) };
}

/** @returns outlines that begin and end where their letters do, without the space beside them */
function cropOutlines(svg: string): { path: string; width: number } {
  const path = pathOf(svg);
  const columns = Array.from(path.matchAll(/(?<x>[\d.-]+)[ ,]-?[\d.]+/gu), ({ groups }) => Number(groups?.["x"]));
  const left = Math.min(...columns);
  const moved = `<svg xmlns="http://www.w3.org/2000/svg"><path transform="translate(${-left})" d="${path}"/></svg>`;
  const { data } = optimize(moved, { plugins: [SHORTEST] });
  return { path: pathOf(data), width: Math.ceil(Math.max(...columns) - left) };
}

const pathOf = (svg: string) => / d="(?<path>[^"]*)"/u.exec(svg)?.groups?.["path"] ?? "";
