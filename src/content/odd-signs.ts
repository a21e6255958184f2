/** Signs that nobody sees, and that do something all the same: break a line, turn the direction, end an XML document. */

/** As Unicode calls those that programs leave behind, by code point. */
const NAMES = new Map(
  `0 NULL,8 BACKSPACE,B LINE TABULATION (a line break of Word),C FORM FEED,D CARRIAGE RETURN,1B ESCAPE,7F DELETE,85 NEXT LINE,34F COMBINING GRAPHEME JOINER,200B ZERO WIDTH SPACE,200C ZERO WIDTH NON-JOINER,200D ZERO WIDTH JOINER,200E LEFT-TO-RIGHT MARK,200F RIGHT-TO-LEFT MARK,2028 LINE SEPARATOR,2029 PARAGRAPH SEPARATOR,202A LEFT-TO-RIGHT EMBEDDING,202B RIGHT-TO-LEFT EMBEDDING,202C POP DIRECTIONAL FORMATTING,202D LEFT-TO-RIGHT OVERRIDE,202E RIGHT-TO-LEFT OVERRIDE,2060 WORD JOINER,2066 LEFT-TO-RIGHT ISOLATE,2067 RIGHT-TO-LEFT ISOLATE,2068 FIRST STRONG ISOLATE,2069 POP DIRECTIONAL ISOLATE,2800 BRAILLE PATTERN BLANK,3164 HANGUL FILLER,FEFF ZERO WIDTH NO-BREAK SPACE (a byte order mark),FFFC OBJECT REPLACEMENT CHARACTER,FFFD REPLACEMENT CHARACTER (a letter was lost here)`
    .split(",")
    .map((entry) => [parseInt(entry, 16), entry.slice(entry.indexOf(" ") + 1)] as const),
);

/**
 * Soft hyphens and spaces that don't break are set on purpose; emoji are joined, and ask for their colours. UTF-8 that
 * was read as Windows-1252 is seen, but by nobody who typed it.
 */
const ODD =
  /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800\uFFFC\uFFFD](?<![\t\n\u00AD])(?<!\p{Emoji}[\uFE0E\uFE0F])(?<!\p{Emoji}\uFE0F?\u200D(?=\p{Emoji}))|Ã[\u0080-\u00BFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|Â[\u00A0-\u00BF]|â€./gu;

/** @returns each such sign of a text, with its offset and its name, such as `U+2028 LINE SEPARATOR` */
export function oddSigns(text: string): { offset: number; sign: string; name: string }[] {
  return [...text.matchAll(ODD)].map(({ 0: sign, index }) => {
    if (/^[ÃÂâ]/u.test(sign)) return { offset: index, sign, name: `${sign}, a sign that was read in another encoding` };
    const code = sign.codePointAt(0) ?? 0;
    const number = code.toString(16).toUpperCase().padStart(4, "0");
    return { offset: index, sign, name: `U+${number} ${NAMES.get(code) ?? "that nobody sees"}` };
  });
}
