/** Changes of a text by offsets: what no edit names stays byte for byte. */
export interface Edit {
  /** The first offset that is replaced, from 0. */
  readonly from: number;
  /** The offset after the last one that is replaced. */
  readonly to: number;
  readonly text: string;
}

/**
 * @param edits within `from` and `to`, none over another
 * @returns the part of the source from `from` up to `to`, with the edits made
 */
export function withEdits(source: string, edits: readonly Edit[], from = 0, to = source.length): string {
  const inOrder = [...edits].sort((a, b) => a.from - b.from || a.to - b.to);
  let text = "";
  let offset = from;
  for (const edit of inOrder) {
    text += source.slice(offset, edit.from) + edit.text;
    offset = edit.to;
  }
  return text + source.slice(offset, to);
}

/** @returns the offset of the first character of the line that `offset` is on */
export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf("\n", offset - 1) + 1;
}

/** @returns the offset of the line break that ends the line that `offset` is on, or the end of the source */
export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf("\n", offset);
  return end === -1 ? source.length : end;
}

/** @returns the column of `offset`, from 0 */
export function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

/** @returns the offset where a part begins whose own line is at `start`: comments right above it belong to it */
export function startWithComments(source: string, start: number): number {
  let from = lineStart(source, start);
  while (from > 0) {
    const above = lineStart(source, from - 1);
    if (!/^[ \t]*#/u.test(source.slice(above, from))) break;
    from = above;
  }
  return from;
}
