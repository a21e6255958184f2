import { hyphenateSync as english } from "hyphen/en-gb";
import { hyphenateSync as german } from "hyphen/de";
import type { Language } from "../../i18n/languages";

export const SOFT_HYPHEN = "\u00ad";
/** Of no width: nothing breaks where it stands. */
export const WORD_JOINER = "\u2060";
/** The hyphen after a single letter, as in E-Mail: browsers would break there. */
const AFTER_LETTER = /(?<![\p{L}\d.@-])(\p{Lu}-)(?=\p{L})/gu;

interface Measure {
  /** Letters of a word that may be wider than its place. */
  long: number;
  /** Letters that stay together at both ends of a word. */
  edge: number;
}

/** A heading on a phone: as `hyphenate-limit-chars` has it in src/styles/base.css. */
const HEADING: Measure = { long: 13, edge: 5 };

const MEASURES = {
  /** A column of a table, or a place as narrow as one: all but short words part there. */
  column: { long: 8, edge: 3 },
  /** A line of running text on a phone. */
  text: { long: 20, edge: 4 },
} satisfies Record<string, Measure>;

/**
 * Not every browser has German hyphenation at hand, and a long word in a heading is wider than a phone (design, 3).
 * @param text plain text in `language`
 * @returns the same with soft hyphens in long words and single letters kept with their words; English headings are not parted
 *   but where nothing else helps
 */
export function withSoftHyphens(text: string, language: Language): string {
  return hyphenate(text, language, language === "de" ? HEADING : MEASURES.text);
}

/**
 * @param text plain text in `language`
 * @returns the same with soft hyphens in words that may be wider than their place, and single letters kept with their words
 */
export function withSoftHyphensIn(place: keyof typeof MEASURES, text: string, language: Language): string {
  return hyphenate(text, language, MEASURES[place]);
}

/** Signs in a row, without a seam, that no place on a phone has room for. */
const UNBROKEN = 30;
const BETWEEN_SEAMS = 10;

/**
 * @param longest how many signs stay together without a seam
 * @returns the text with a seam after every tenth sign of longer ones: a soft hyphen in words, else U+200B, which shows none
 */
export function withSeams(text: string, longest = UNBROKEN): string {
  return text.replace(new RegExp(`[^\\s\u00AD\u200B-]{${longest + 1},}`, "gu"), (run) =>
    run.replace(
      new RegExp(`.{${BETWEEN_SEAMS}}(?=.{5})`, "gsu"),
      `$&${/^[\p{L}\p{M}]+$/u.test(run) ? SOFT_HYPHEN : "\u200B"}`,
    ),
  );
}

function hyphenate(text: string, language: Language, { long, edge }: Measure): string {
  const syllables = language === "de" ? german : english;
  const kept = text.replace(AFTER_LETTER, `$1${WORD_JOINER}`);
  return kept.replace(new RegExp(`\\p{L}{${long},}`, "gu"), (word) => {
    // A name such as TypeScript has no syllables that anybody would expect.
    if (/\p{Ll}\p{Lu}/u.test(word)) return word;
    const parts = syllables(word, { minWordLength: long, hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
    return joined(parts, word.length, edge);
  });
}

/** Joins syllables, softly where enough letters stand on both sides. */
function joined(parts: readonly string[], length: number, edge: number): string {
  return parts.reduce((done, part) => {
    const before = done.replaceAll(SOFT_HYPHEN, "").length;
    return before < edge || length - before < edge ? done + part : done + SOFT_HYPHEN + part;
  }, "");
}

/** Letters that fit on a heading's line on the narrowest phone. */
const SHORT_LETTERS = 14;

/** @returns a heading with a no-break space before its last word, against widows, where both words fit a line */
export function withLastWordsJoined(text: string): string {
  return text.replace(/(?<=\s)(\S+) (\S+)$/u, (both, before: string, last: string) =>
    both.length > SHORT_LETTERS ? both : `${before}\u00a0${last}`,
  );
}
