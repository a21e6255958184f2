import { Lexer } from "yaml";

/** A replacement of a part of a text. */
export interface Edit {
  /** The first replaced offset, from 0. */
  readonly from: number;
  /** The offset after the replaced part. */
  readonly to: number;
  readonly text: string;
}

/**
 * Applies edits to the source between two offsets, and returns that part.
 * @param edits edits within the part, without overlap
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

/** Finds the offset of a line's first character. */
export function findLineStart(source: string, offset: number): number {
  return source.lastIndexOf("\n", offset - 1) + 1;
}

/** Finds the line break after the last visible character before an offset. */
export function findLineEnd(source: string, offset: number): number {
  const end = source.indexOf("\n", source.slice(0, offset).trimEnd().length);
  return end === -1 ? source.length : end;
}

/** Finds the start of a line together with the comments right above it. */
export function findStartWithComments(text: string, offset: number): number {
  const start = findLineStart(text, offset);
  const above = findLineStart(text, start - 1);
  return start > 0 && /^ *#/u.test(text.slice(above, start)) ? findStartWithComments(text, above) : start;
}

/** Creates an edit. @returns undefined if it would remove a comment */
export function createReplacement(text: string, from: number, to: number, write: () => string): Edit[] | undefined {
  const hasComment = [...new Lexer().lex(text.slice(from, to))].some((token) => token.startsWith("#"));
  return hasComment ? undefined : [{ from, to, text: write() }];
}
