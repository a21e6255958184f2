import satori from "satori";
import { optimize } from "svgo";
import { missingGlyphs } from "../../src/model/rules/titles";
import type { Wordmark } from "../../src/i18n/pack";
import { loadFonts } from "./share-picture/fonts";

/** Units per em: at 28 px one is a seventh of a pixel. Twice as many would cost 60 bytes in every page. */
const EM = 200;

/** The height of a line in browsers (the font's table hhea). */
const HEIGHT = 1.2 * EM;

/** Relative integers: equal letters compress, which saves 55 bytes in every page (brotli). */
const COMPACT_PATHS = { name: "convertPathData", params: { floatPrecision: 0, utilizeAbsolute: false } } as const;

/** Draws the company's name as outlines. Undefined if the font lacks one of its letters. */
export async function drawWordmark(name: string): Promise<Wordmark | undefined> {
  if (missingGlyphs(name).length > 0) return undefined;
  const fonts = await loadFonts();
  const style = { fontFamily: "name", fontSize: EM, lineHeight: HEIGHT / EM, letterSpacing: "-0.015em" };
  const draw = async (word: string) =>
    cropOutlines(await satori(<div style={style}>{word}</div>, { width: word.length * EM, height: HEIGHT, fonts }));
  const words = name.trim().split(/\s+/u);
  return { em: EM, height: HEIGHT, words: await Promise.all(words.map(draw)) };
}

/** Removes the space beside the outlines of a word. */
function cropOutlines(svg: string): { path: string; width: number } {
  const path = pathData(svg);
  const columns = Array.from(path.matchAll(/(?<x>[\d.-]+)[ ,]-?[\d.]+/gu), ({ groups }) => Number(groups?.["x"]));
  const left = Math.min(...columns);
  const moved = `<svg xmlns="http://www.w3.org/2000/svg"><path transform="translate(${-left})" d="${path}"/></svg>`;
  const { data } = optimize(moved, { plugins: [COMPACT_PATHS] });
  return { path: pathData(data), width: Math.ceil(Math.max(...columns) - left) };
}

const pathData = (svg: string) => / d="(?<path>[^"]*)"/u.exec(svg)?.groups?.["path"] ?? "";
