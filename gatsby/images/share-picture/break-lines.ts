/** Breaks a title as a compositor would: by measured widths, balanced, at commas rather than after an article. */
import { SOFT_HYPHEN } from "../../../src/content/soft-hyphens";

/** A short rest alone on the last line: a widow. */
const WIDOW = 0.3;

/** What lines cost: their unevenness (mean square deviation from their mean width), and how each of them ends. */
const COST = { uneven: 2, widow: 1, hyphen: 0.08, shortWord: 0.12, mark: -0.12, line: 0.04 };

interface Piece {
  text: string;
  /** What stands between this piece and the next one in a line; what a line ends with that breaks here. */
  joint: " " | "" | typeof SOFT_HYPHEN;
}

export interface Lines {
  lines: string[];
  cost: number;
}

interface Measure {
  widthOf: (text: string) => number;
  /** How wide a line may be: the `index`th of `count`. */
  room: (index: number, count: number) => number;
  most: number;
}

/** @returns the best lines for the text, or nothing where no lines have room for it. */
export function breakLines(text: string, { widthOf, room, most }: Measure): Lines | undefined {
  const pieces = piecesOf(text);
  let best: Lines | undefined;
  for (let count = 1; count <= Math.min(most, pieces.length); count += 1) {
    for (const ends of divisions(pieces.length, count)) {
      const lines = ends.map((end, index) => lineOf(pieces.slice(ends[index - 1] ?? 0, end)));
      const widths = lines.map(widthOf);
      if (widths.some((width, index) => width > room(index, count))) continue;
      const cost = costOf(lines, widths);
      if (!best || cost < best.cost) best = { lines, cost };
    }
  }
  return best;
}

/** Words, and their hyphenated parts: `Headless-` `CMS-` `Integration`. A short first part is not split off (IT-). */
function piecesOf(text: string): Piece[] {
  return text.split(" ").flatMap((word) => {
    const parts = word.split(/(?<=[\p{L}\d]{3}-)(?=\p{L}{3})|(?<=\u00ad)/u);
    return parts.map((part, index): Piece => {
      const isSoft = part.endsWith(SOFT_HYPHEN);
      const joint = index === parts.length - 1 ? " " : isSoft ? SOFT_HYPHEN : "";
      return { text: part.replaceAll(SOFT_HYPHEN, ""), joint };
    });
  });
}

function lineOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, joint }, index) => {
      const isLast = index === pieces.length - 1;
      if (joint === SOFT_HYPHEN) return isLast ? `${text}-` : text;
      return isLast ? text : text + joint;
    })
    .join("");
}

/** @returns every way to divide `length` pieces into `count` lines, each as the ends of its lines. */
function divisions(length: number, count: number, from = 0): number[][] {
  if (count === 1) return [[length]];
  const firsts = Array.from({ length: length - count - from + 1 }, (_, index) => from + index + 1);
  return firsts.flatMap((first) => divisions(length, count - 1, first).map((rest) => [first, ...rest]));
}

function costOf(lines: readonly string[], widths: readonly number[]): number {
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  const uneven = widths.reduce((sum, width) => sum + (width / mean - 1) ** 2, 0) / widths.length;
  const breaks = lines.slice(0, -1).reduce((sum, line) => sum + costOfEnd(line), 0);
  const widow = lines.length > 1 && (widths.at(-1) ?? 0) < WIDOW * Math.max(...widths) ? COST.widow : 0;
  return COST.uneven * uneven + breaks + widow + lines.length * COST.line;
}

function costOfEnd(line: string): number {
  if (line.endsWith("-")) return COST.hyphen;
  if (/[,:;.?!–]$/u.test(line)) return COST.mark;
  return /(?:^|\s)\p{L}{1,3}$/u.test(line) ? COST.shortWord : 0;
}
