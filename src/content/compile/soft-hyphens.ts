import { hyphenateSync as english } from "hyphen/en-gb";
import { hyphenateSync as german } from "hyphen/de";
import type { Language } from "../../i18n/languages";

export const SOFT_HYPHEN = "\u00ad";
/** Prevents a line break at its position, without any width. */
export const WORD_JOINER = "\u2060";
/** Matches the hyphen after e or one or two capitals, as in e-mail or UX-Design, where browsers would break the line. */
const AFTER_LETTER = /(?<![\p{L}\d.@-])((?:\p{Lu}{1,2}|e)-)(?=\p{L})/gu;

/** Minimum letters of a word to hyphenate, and before and after a hyphen. */
const MEASURES = {
  /** Headings on a phone. */
  heading: { long: 13, edge: 5 },
  /** Columns of a table, facts and similarly narrow text, which show shorter words whole. */
  column: { long: 13, edge: 5 },
  /** Running text on a phone. */
  text: { long: 20, edge: 4 },
};

/** German words that the patterns also hyphenate a syllable beside the better place. */
const EXCEPTIONS = ["Barriere-freiheit", "Parallel-betrieb", "Projekt-management", "System-modernisierung"];

export type HyphenationPlace = keyof typeof MEASURES;

/** Hyphenates words that may be too wide on a phone, because browsers may lack German, and lets URLs break after slashes. */
export function hyphenate(text: string, place: HyphenationPlace, language: Language): string {
  const { long, edge } = MEASURES[place === "heading" && language === "en" ? "text" : place];
  const syllables = language === "de" ? german : english;
  const kept = text.replace(AFTER_LETTER, `$1${WORD_JOINER}`);
  const hyphenated = kept.replace(new RegExp(`\\p{L}{${long},}`, "gu"), (word) => {
    // Names in camel case, such as TypeScript, are not hyphenated.
    if (/\p{Ll}\p{Lu}/u.test(word)) return word;
    const parts = syllables(word, { minWordLength: long, exceptions: EXCEPTIONS }).split(SOFT_HYPHEN);
    return joined(parts, word.length, edge);
  });
  return withBreakOpportunities(hyphenated.replace(/(?<=\p{L}\.\p{L}{2,}\S*\/)(?=\S)/gu, "\u200B"));
}

/** More than 30 characters without a break opportunity, which do not fit on a phone. */
const UNBROKEN = /[^\s\u00AD\u200B-]{31,}/gu;

/** Adds a break opportunity after every tenth character of long strings: a soft hyphen in words, U+200B elsewhere. */
function withBreakOpportunities(text: string): string {
  return text.replace(UNBROKEN, (run) =>
    run.replace(/.{10}(?=.{5})/gsu, `$&${/^[\p{L}\p{M}]+$/u.test(run) ? SOFT_HYPHEN : "\u200B"}`),
  );
}

/** A soft hyphen shortly after a linking s, where a hyphen reads better: Buchungs-maschine. */
const AFTER_LINK = /((?:ung|heit|keit|schaft|ion|tät|äft)s\u00AD\p{L}{1,4})\u00AD/gu;

/** Joins syllables, with a soft hyphen if enough letters precede and follow it. */
function joined(parts: readonly string[], length: number, edge: number): string {
  const hyphenated = parts.reduce((done, part) => {
    const before = done.replaceAll(SOFT_HYPHEN, "").length;
    return before < edge || length - before < edge ? done + part : done + SOFT_HYPHEN + part;
  }, "");
  return hyphenated.replace(AFTER_LINK, "$1");
}

/** Maximum characters of the last two words on one line of a phone. */
const SHORT_LETTERS = 14;

/** Joins a title's last two words, if a phone has room for both, and a short word that begins a phrase with the next. */
export function joinTitleWords(text: string): string {
  const phrases = text.replace(/(?<=[,:.] )(\p{L}{1,4}) (?=\S{1,9}(?!\S))/gu, "$1\u00a0");
  return phrases.replace(/(?<=[^-]\s)(\S+) (\S+)$/u, (both, before: string, last: string) =>
    both.length > SHORT_LETTERS ? both : `${before}\u00a0${last}`,
  );
}
