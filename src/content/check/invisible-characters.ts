/**
 * Controls, separators, directional marks and zero-width spaces: they break a line, turn the text or end an XML
 * document.
 */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC\uFFFD](?<![\t\n])/gu;

/** Finds invisible characters. @returns offsets from 0, and code points such as U+200B */
export function findInvisibleCharacters(text: string): { offset: number; name: string }[] {
  return [...text.matchAll(INVISIBLE)].map(({ 0: character, index }) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return { offset: index, name: `U+${code}` };
  });
}
