import { Lexer } from "yaml";

/** A replacement of a part of a text. The text outside of edits stays byte for byte. */
export interface Edit {
  /** The first offset that is replaced, from 0. */
  readonly from: number;
  /** The offset after the last one that is replaced. */
  readonly to: number;
  readonly text: string;
}

/**
 * @param edits within `from` and `to`, without overlap
 * @returns the part of the source from `from` up to `to`, with the edits made
 */
export function applyEdits(source: string, edits: readonly Edit[], from = 0, to = source.length): string {
  let text = "";
  let offset = from;
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    text += source.slice(offset, edit.from) + edit.text;
    offset = edit.to;
  }
  return text + source.slice(offset, to);
}

/** @returns the offset of the first character of a line */
export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf("\n", offset - 1) + 1;
}

/** @returns the offset of the line break after the last character before `offset` that is not white space */
export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf("\n", source.slice(0, offset).trimEnd().length);
  return end === -1 ? source.length : end;
}

/** @returns the offset at which the comments begin that stand right above a line */
export function startWithComments(text: string, offset: number): number {
  const start = lineStart(text, offset);
  const above = lineStart(text, start - 1);
  return start > 0 && /^ *#/u.test(text.slice(above, start)) ? startWithComments(text, above) : start;
}

/** @returns the edit that replaces a part of the text; undefined where a comment would be lost */
export function replace(text: string, from: number, to: number, write: () => string): Edit[] | undefined {
  const hasComment = [...new Lexer().lex(text.slice(from, to))].some((token) => token.startsWith("#"));
  return hasComment ? undefined : [{ from, to, text: write() }];
}
