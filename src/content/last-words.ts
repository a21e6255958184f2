const NBSP = "\u00a0";
/** Letters of two words that fit on a line of a heading on the narrowest phone: a longer pair would be torn there. */
const SHORT = 14;

/**
 * @param text a heading
 * @returns the same with its last two words joined, so that none stands alone in the last line; not where both are all
 *   of it, or too long to stay together
 */
export function withLastWordsJoined(text: string): string {
  return text.replace(/(?<=\s)(\S+) (\S+)$/u, (both, before: string, last: string) =>
    both.length > SHORT ? both : `${before}${NBSP}${last}`,
  );
}
