/** Markup of other dialects, and markup with a slip in it, that would stand on the page as it is typed. */

/** What is wrong with a text, and where in it, from 0. */
export interface Stray {
  offset: number;
  /** What stands there. */
  words: string;
  problem: string;
  remedy: string;
}

type Kind = readonly [sign: RegExp, problem: string, remedy: string];

export const LINK = "write [words](/address/), without a blank between ] and (, or in the address";

/** In plain text of one line, too. */
const ANYWHERE: readonly Kind[] = [
  [/\[\^[^\]\s]+\]/gu, "holds a footnote", "say it in the text, or in brackets"],
  [
    /\[(?:![A-Z]+|TOC)\]|\[\[[^\]]*\]\]|==\S[^=\n]*==|(?<=^|\n):::|\n: |\{[{%:<].*\}|\^[^\s^]+\^|(?<=^|\s):[a-z_]+:(?!\S)/gu,
    "holds a mark of another dialect",
    "take it out",
  ],
  [/(~~?)\S(?:[^~\n]*\S)?\1/gu, "strikes words out", "leave them out"],
  [/\[[^[\]]+\](?:\[[^[\]\n]*\]|[^\S\n]*\([^\s)])|\([^()\n]+\)\[[^[\]\n]+\]/gu, "holds a link that is none", LINK],
  [
    /\*\*|(?<![\p{L}\p{N}_])__(?!_)|(?<!_)__(?![\p{L}\p{N}_])/gu,
    "holds emphasis that is none",
    "write **words**, no blank inside the asterisks",
  ],
  [/`/gu, "holds code that is none", "write `code`, with one mark at either side"],
];

const ITEM = String.raw`(?:(?:[-*+]|\d+[.)])\p{Lu}|(?:–|[a-z]\)) )`;

/** Where words are markdown, but not in the words of a link. */
const IN_TEXT: readonly Kind[] = [
  ...ANYWHERE,
  [
    /(?<=^|\s)(?:\*\s+(?=\p{L})[^*\n]*\s\*(?!\S)|[*_](?=\p{L}|$))/gu,
    "holds emphasis that is none",
    "write *words*, no blank inside the asterisks",
  ],
  [
    /(?<=^|\n)[ >]*(?:#{7,} ?|#{2,6}|#(?=\p{Lu}))[\p{L}\p{N}]/gu,
    "holds a heading that is none",
    "write a blank after #",
  ],
  [
    new RegExp(`(?<=^|\\n)[ >]*(?:[•·▪◦]|${ITEM}.*\\n[ >]*${ITEM})`, "gu"),
    "holds a list that is none",
    "begin its lines with a hyphen and a blank",
  ],
  [
    /\b(?:(?:https?|ftp):\/\/|www\.)[^\s<]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu,
    "holds an address that is no link",
    "write [words](https://...), for a mailbox [words](mailto:...)",
  ],
];

const FENCE: Kind = [
  /^(`{3,}|~{3,})(?![^]*\n[ >]*\1)/gu,
  "holds code without an end",
  "write the same marks in a line below it",
];
const TASK: Kind = [/^\[[ xX]\]\s/gu, "holds a box to tick", "leave the box out"];
const RULER = "write | --- | --- | below its first line, with a bar between two columns";
const TABLE: Kind = [/^[ >]*\|.*\|[ ]*$|^.*\S \| \S.*\n.*\S \| \S.*$/gmu, "holds a table that is none", RULER];

/** `*word*`, and `&nbsp;`. */
const PLAIN: Kind = [
  /(?<![\p{L}\p{N}*])\*(?=\p{L})[^*]*\p{L}\*(?![\p{L}\p{N}*])|&(?:[a-z]+\d*|#x?[\da-f]+);/giu,
  "holds markdown",
  "leave it out: it is plain text",
];
/** A line of plain text. */
export const strayInLine = (text: string) => find([...ANYWHERE, PLAIN], text);
/** What markdown leaves as words. @param source as it is typed @param before what stands before it in its line */
export const strayInText = (source: string, before = "") =>
  find(/^$|[-*+.)]\s+$/u.test(before) ? [...IN_TEXT, TASK] : IN_TEXT, source);
/** A paragraph, as it is typed. */
export const strayTable = (source: string) => find([TABLE], source).slice(0, 1);
/** Code, as it is typed: without an end, all that follows is taken for it. */
export const strayFence = (source: string) => find([FENCE], source);

/** @returns the first of each kind; what is escaped (`\\*`) is meant */
function find(kinds: readonly Kind[], text: string): Stray[] {
  const meant = text.replace(/\\[!-/:-@[-`{-~]/gu, "  ");
  return kinds.flatMap(([sign, problem, remedy]) => {
    const [match] = meant.matchAll(sign);
    return match ? [{ offset: match.index, words: match[0], problem, remedy }] : [];
  });
}
