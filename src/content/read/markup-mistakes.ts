/** Finds mistyped or unsupported markup, which would be shown as typed. */
import type { Mistake } from "../problem";

export interface MarkupMistake extends Mistake {
  /** Characters from the start. */
  offset: number;
  /** The wrong characters. */
  words: string;
}

type Kind = readonly [pattern: RegExp, problem: string, remedy: string];

export const LINK_REMEDY = "write [words](/address/), without a blank between ] and (, or in the address";
const EMPHASIS = ["holds emphasis that is none", "write *words* or **words**, no blank inside the asterisks"] as const;

/** Markup that is wrong in plain text, too. */
const ANYWHERE: readonly Kind[] = [
  [/\[\^[^\]\s]+\]/gu, "holds a footnote", "say it in the text, or in brackets"],
  [/(~~?)\S(?:[^~\n]*\S)?\1/gu, "strikes words out", "leave them out"],
  [
    /\[[^[\]]+\](?:\[[^[\]\n]*\]|[^\S\n]*\([^\s)])|\([^()\n]+\)\[[^[\]\n]+\]/gu,
    "holds a link that is none",
    LINK_REMEDY,
  ],
  [/\*\*|(?<![\p{L}\p{N}_])__(?!_)|(?<!_)__(?![\p{L}\p{N}_])/gu, ...EMPHASIS],
  [/`/gu, "holds code that is none", "write `code`, with one mark at either side"],
];

/** Markdown in plain text: `*word*`, `&nbsp;`. */
const MARKDOWN: Kind = [
  /(?<![\p{L}\p{N}*])\*(?=\p{L})[^*]*\p{L}\*(?![\p{L}\p{N}*])|&(?:[a-z]+\d*|#x?[\da-f]+);/giu,
  "holds markdown",
  "leave it out: it is plain text",
];

const ITEM = String.raw`(?:[-*+]|\d+[.)])\p{Lu}`;

/** Markup that is wrong in markdown, outside of links. */
const IN_TEXT: readonly Kind[] = [
  ...ANYWHERE,
  [/(?<=^|\s)[*_](?=\p{L}|$)/gu, ...EMPHASIS],
  [/(?<=^|\n)[ >]*(?:#{2,6}|#(?=\p{Lu}))[\p{L}\p{N}]/gu, "holds a heading that is none", "write a blank after #"],
  [
    new RegExp(`(?<=^|\\n)[ >]*(?:[•·▪◦]|${ITEM}.*\\n[ >]*${ITEM})`, "gu"),
    "holds a list that is none",
    "begin its lines with a hyphen and a blank",
  ],
  [/^\[[ xX]\]\s/gu, "holds a box to tick", "leave the box out"],
  [
    /\b(?:(?:https?|ftp):\/\/|www\.)[^\s<]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu,
    "holds an address that is no link",
    "write [words](https://...), for a mailbox [words](mailto:...)",
  ],
];

const TABLE: Kind = [
  /^[ >]*\|.*\|[ ]*$|^.*\S \| \S.*\n.*\S \| \S.*$/gmu,
  "holds a table that is none",
  "write | --- | --- | below its first line, with a bar between two columns",
];

const MONTHS =
  "Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December";

const WORD = 'begin with a word, such as "Am 15. Februar" or "Mehr als 90 Prozent"';

/** Items that are a year or a day (`2027. Ein Jahr`, `3. März`), and a single one that begins with a number. */
const NUMBER_ITEM = new RegExp(
  String.raw`^(?:\d{4}[.)]|\d+[.)]\s+(?:${MONTHS})\b)|(?<![^])(?:[-+*] )?\d(?![^]*\n(?:[-+*]|\d+[.)])\s)`,
  "gmu",
);

const FENCE: Kind = [
  /^(`{3,}|~{3,})(?![^]*\n[ >]*\1)/gu,
  "holds code without an end",
  "write the same marks in a line below it",
];

/** Mistakes by the place of a text: a type of markdown's nodes, or a line of plain text. */
const MISTAKES: Readonly<Record<string, readonly Kind[]>> = {
  line: [...ANYWHERE, MARKDOWN],
  text: IN_TEXT,
  paragraph: [TABLE],
  list: [[NUMBER_ITEM, "becomes a list", WORD]],
  blockquote: [[/^>\s*\d/gu, "becomes a quotation", WORD]],
  heading: [[/^(?!#)/gu, "becomes a heading", "write an empty line above the line of - or ="]],
  code: [FENCE, [/^(?![`~]{3})/gu, "becomes code", "remove the blanks at the beginning of the line"]],
};

/** Finds the first match of each pattern. Escapes (`\\*`) are intended. @param place "line" or a node's type */
export function findMarkupMistakes(place: string, source: string): MarkupMistake[] {
  const meant = source.replace(/\\[!-/:-@[-`{-~]/gu, "  ");
  return (MISTAKES[place] ?? []).flatMap(([pattern, problem, remedy]) => {
    const [match] = meant.matchAll(pattern);
    return match ? [{ offset: match.index, words: match[0], problem, remedy }] : [];
  });
}
