/** Controls, separators, directions and spaces of no width: they break a line, turn the text, end an XML document. */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC\uFFFD](?<![\t\n])/gu;

/** @returns each character of a text that is invisible, with its place from 0 and its number */
export function invisibleCharacters(text: string): { offset: number; name: string }[] {
  return [...text.matchAll(INVISIBLE)].map(({ 0: character, index }) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return { offset: index, name: `U+${code}` };
  });
}
