/** Replaces straight quotation marks and apostrophes by those of the language. */
import type { Language } from "../../i18n/languages";

interface Marks {
  double: readonly [string, string];
  single: readonly [string, string];
  /** Words with an apostrophe at their start, where it looks like an opening quotation mark. */
  clipped: RegExp;
}

/** German follows Duden and DIN 5008. English has double marks outside, single ones inside. */
const MARKS: Readonly<Record<Language, Marks>> = {
  de: { double: ["„", "“"], single: ["‚", "‘"], clipped: /^'(?:[sn]|ne[nmrs]?)(?![\p{L}'])/iu },
  en: { double: ["“", "”"], single: ["‘", "’"], clipped: /^'(?:tis|twas|til|em|n|cause|bout|round)(?!\p{L})/iu },
};

const APOSTROPHE = "’";
const [FEET, INCHES] = ["′", "″"];

/** Years without century: `'09`, `'90s`. */
const YEAR = /^'\d\ds?(?![\p{L}\d])/u;

/** Kept as typed: escaped marks, code, URLs and titles of links, plain URLs. */
const KEPT_TEXT = [
  String.raw`\\.`,
  String.raw`(?<ticks>\x60+)[\s\S]*?\k<ticks>`,
  String.raw`\]\([^)\n]*\)`,
  String.raw`^\[[^\]\n]+\]:.*$`,
  String.raw`<[^\s>]+>`,
  String.raw`\bhttps?://\S+`,
].join("|");

/** Boundaries of a text. A mark that is open before one is not closed after it. */
const BREAK = String.raw`\n[ \t]*\n|\n(?=[ \t]*(?:[-*+]|\d+\.)[ \t])|\|`;

const TOKEN = new RegExp(`(?<kept>${KEPT_TEXT})|(?<pause>${BREAK})|["']`, "gmu");

/** Matches text before an opening mark: the start, a space, a bracket, a dash or an opening mark, then emphasis. */
const BEFORE_OPENING = /(?:^|[\s([{–—„“‚‘"'/]|\p{L}-)[*_]*$/u;

/** Replaces straight marks in text or markdown. After a number, if no mark is open, they become feet and inches. */
export function typesetQuotes(text: string, language: Language): string {
  if (!/["']/u.test(text)) return text;
  const marks = MARKS[language];
  const open = { double: false, single: false };
  return text.replace(TOKEN, (token, kept?: string, _ticks?: string, pause?: string, offset = 0) => {
    if (pause !== undefined) open.double = open.single = false;
    if (kept !== undefined || pause !== undefined) return token;
    const [before, after] = [text.slice(Math.max(0, offset - 12), offset), text.slice(offset)];
    return token === '"' ? doubleMark(before, after, marks, open) : singleMark(before, after, marks, open);
  });
}

type Open = Record<"double" | "single", boolean>;

function doubleMark(before: string, after: string, { double }: Marks, open: Open): string {
  if (opens(before, after)) {
    open.double = true;
    return double[0];
  }
  if (!open.double && /\d$/u.test(before)) return INCHES;
  open.double = false;
  return double[1];
}

function singleMark(before: string, after: string, { single, clipped }: Marks, open: Open): string {
  if (YEAR.test(after) && !/[\p{L}\d]$/u.test(before)) return APOSTROPHE;
  if (clipped.test(after)) return APOSTROPHE;
  if (opens(before, after)) {
    open.single = true;
    return single[0];
  }
  if (!open.single && /\d$/u.test(before) && !/^'\p{L}/u.test(after)) return FEET;
  if (!open.single || /^'\p{L}/u.test(after)) return APOSTROPHE;
  open.single = false;
  return single[1];
}

function opens(before: string, after: string): boolean {
  return BEFORE_OPENING.test(before) && /^.[*_]*[^\s*_]/u.test(after);
}
