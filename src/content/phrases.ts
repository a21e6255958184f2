/** Finds whole words and phrases in a text, whatever their case, apostrophes and white space. */

interface Found {
  /** As they stand in the text. */
  words: string;
  /** From 0. */
  offset: number;
}

const patterns = new Map<readonly string[], RegExp>();

/**
 * @param phrases each a word or more. One that begins or ends with a sign, such as `:innen`, may do so within a word.
 * @param unless longer phrases: what stands in one of them does not count
 * @returns where the phrases stand, in order. The addresses of links, code and names of headings are no text.
 */
export function phrasesIn(text: string, phrases: readonly string[], unless: readonly string[] = []): Found[] {
  const readable = readableIn(text);
  const innocent = unless.length > 0 ? matches(readable, unless) : [];
  return matches(readable, phrases).filter(({ offset, words }) =>
    innocent.every((other) => offset + words.length <= other.offset || other.offset + other.words.length <= offset),
  );
}

/** The same text is asked for each phrase of a glossary, one after the other. */
let last = { text: "", readable: "" };

function readableIn(text: string): string {
  if (text !== last.text) last = { text, readable: text.replace(NO_TEXT, (whole) => " ".repeat(whole.length)) };
  return last.readable;
}

const NO_TEXT = /\x60[^\x60]*\x60|\]\([^)\n]*\)|\{[^}\n]*\}|\bhttps?:\/\/\S+|\S+@\S+/gu;

function matches(text: string, phrases: readonly string[]): Found[] {
  const pattern = patterns.get(phrases) ?? patternOf(phrases);
  patterns.set(phrases, pattern);
  return [...text.matchAll(pattern)].map((match) => ({ words: match[0], offset: match.index }));
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

function patternOf(phrases: readonly string[]): RegExp {
  const each = phrases.map((phrase) => {
    const [before, after] = [/^[\p{L}\p{N}]/u.test(phrase), /[\p{L}\p{N}]$/u.test(phrase)];
    return `${before ? `(?<!${LETTER})` : ""}${[...phrase].map(characterPattern).join("\u00ad?")}${after ? `(?!${LETTER})` : ""}`;
  });
  return new RegExp(each.join("|"), "giu");
}

/** @returns a pattern for a text that stands for itself */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

/** Soft hyphens may stand anywhere in a word (`join` above). */
function characterPattern(character: string): string {
  if (/\s/u.test(character)) return String.raw`\s+`;
  if (/['’]/u.test(character)) return "['’]";
  return character.replace(/[.*+?^${}()|[\]\\/]/u, String.raw`\$&`);
}
