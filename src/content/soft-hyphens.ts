import { hyphenateSync } from "hyphen/de";
import type { Language } from "../languages/languages";

const SOFT_HYPHEN = "\u00ad";
/** Letters of a word that may be wider than a heading on a phone. */
const LONG = 13;
const LONG_WORD = new RegExp(`\\p{L}{${LONG},}`, "gu");
/** Letters that stay together at both ends of a word, as `hyphenate-limit-chars` has it in src/styles/base.css. */
const EDGE = 5;

/**
 * Not every browser has German hyphenation at hand, and a long word in a heading is wider than a phone (design, 3).
 * @param text plain text in `language`
 * @returns the same with soft hyphens in long German words
 */
export function withSoftHyphens(text: string, language: Language): string {
  if (language !== "de") return text;
  return text.replace(LONG_WORD, (word) => {
    const parts = hyphenateSync(word, { minWordLength: LONG, hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
    return joined(parts, word.length);
  });
}

/** Joins syllables, softly where enough letters stand on both sides. */
function joined(parts: readonly string[], length: number): string {
  return parts.reduce((done, part) => {
    const before = done.replaceAll(SOFT_HYPHEN, "").length;
    return before < EDGE || length - before < EDGE ? done + part : done + SOFT_HYPHEN + part;
  }, "");
}
