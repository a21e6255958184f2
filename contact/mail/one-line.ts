/**
 * Signs that end a line or a header, or turn the direction of what follows: control characters (CR, LF and NUL among them),
 * the line and paragraph separators, and the marks of Unicode's bidirectional algorithm (UAX #9, section 2).
 */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]+/gu;

/**
 * @param text from a visitor
 * @param longest in characters; what is longer is cut, with an ellipsis
 * @returns the text in one line, for a header or after a label, without the beginning of an encoded word (RFC 2047), which a
 *   mail program would decode wherever it stands
 */
export function oneLine(text: string, longest = Infinity): string {
  const line = text.replace(NOT_IN_A_LINE, " ").replaceAll("=?", "= ?").trim();
  const characters = [...line];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : line;
}
