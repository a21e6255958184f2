/** Quotation marks and apostrophes, which editors may type straight: each language has its own. */
import type { Language } from "../../i18n/languages";

interface Marks {
  double: readonly [string, string];
  single: readonly [string, string];
  /** Words that begin with an apostrophe: it looks like a quotation mark that opens. */
  clipped: RegExp;
}

/** German by Duden and DIN 5008; English double outside and single inside, as this site has always had them. */
const MARKS: Readonly<Record<Language, Marks>> = {
  de: { double: ["„", "“"], single: ["‚", "‘"], clipped: /^'(?:[sn]|ne[nmrs]?)(?![\p{L}'])/iu },
  en: { double: ["“", "”"], single: ["‘", "’"], clipped: /^'(?:tis|twas|til|em|n|cause|bout|round)(?!\p{L})/iu },
};

const APOSTROPHE = "’";
const [FEET, INCHES] = ["′", "″"];

/** `'09`, `'90s`: a year without its century. */
const YEAR = /^'\d\ds?(?![\p{L}\d])/u;

/** What stays as it is typed: an escaped mark, code, the address of a link with its title, any other address. */
const KEPT = [
  String.raw`\\.`,
  String.raw`(?<ticks>\x60+)[\s\S]*?\k<ticks>`,
  String.raw`\]\([^)\n]*\)`,
  String.raw`^\[[^\]\n]+\]:.*$`,
  String.raw`<[^\s>]+>`,
  String.raw`\bhttps?://\S+`,
].join("|");

/** Where a new text begins: what was opened before is not closed in it. */
const BREAK = String.raw`\n[ \t]*\n|\n(?=[ \t]*(?:[-*+]|\d+\.)[ \t])|\|`;

const TOKEN = new RegExp(`(?<kept>${KEPT})|(?<pause>${BREAK})|["']`, "gmu");

/** Nothing, a space, a bracket, a dash or another opening mark; emphasis may stand between. */
const BEFORE_OPENING = /(?:^|[\s([{–—„“‚‘"'/]|\p{L}-)[*_]*$/u;

/**
 * @param text plain text or markdown
 * @returns the same with the language’s quotation marks and apostrophes in place of straight ones; behind a number, and
 *   where none is open, they are feet and inches. A straight one stays where it is escaped (`\"`), in code and in
 *   addresses.
 */
export function setQuotes(text: string, language: Language): string {
  if (!/["']/u.test(text)) return text;
  const marks = MARKS[language];
  const open = { double: false, single: false };
  return text.replace(TOKEN, (token, kept?: string, _ticks?: string, pause?: string, offset = 0) => {
    if (pause !== undefined) open.double = open.single = false;
    if (kept !== undefined || pause !== undefined) return token;
    const around: Around = { before: text.slice(Math.max(0, offset - 12), offset), after: text.slice(offset) };
    return token === '"' ? doubleMark(around, marks, open) : singleMark(around, marks, open);
  });
}

interface Around {
  /** A few characters, enough to tell what the mark stands behind. */
  before: string;
  /** From the mark on. */
  after: string;
}

type Open = Record<"double" | "single", boolean>;

function doubleMark({ before, after }: Around, { double }: Marks, open: Open): string {
  if (opens(before, after)) {
    open.double = true;
    return double[0];
  }
  if (!open.double && /\d$/u.test(before)) return INCHES;
  open.double = false;
  return double[1];
}

function singleMark({ before, after }: Around, { single, clipped }: Marks, open: Open): string {
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
