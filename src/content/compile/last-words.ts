const NBSP = "\u00a0";
/** Letters that fit on a heading's line on the narrowest phone. */
const SHORT = 14;

/** @returns a heading with a no-break space before its last word, against widows, where both words fit a line */
export function withLastWordsJoined(text: string): string {
  return text.replace(/(?<=\s)(\S+) (\S+)$/u, (both, before: string, last: string) =>
    both.length > SHORT ? both : `${before}${NBSP}${last}`,
  );
}
