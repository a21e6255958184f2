/** Soft hyphens and word joiners of a typeset text, which would disturb search and sorting. */
export const LINE_BREAK_MARKS = /[\u00ad\u2060]/gu;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Removes soft hyphens and word joiners from a typeset text, and replaces white space by one plain space. */
export function plainText(text: string): string {
  return text.replace(LINE_BREAK_MARKS, "").replace(/\s+/gu, " ").trim();
}

/** Converts a paragraph to plain text. @param html the result of src/content/compile/markdown-to-html.ts */
export function htmlToText(html: string): string {
  const text = html
    .replace(/<[^>]*>/gu, "")
    .replace(/&(?:#x([0-9a-f]+)|(\w+));/giu, (entity, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (ENTITIES[name] ?? entity),
    );
  return plainText(text);
}
