const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/**
 * @param text what a page shows, typeset: with soft hyphens and spaces that do not break
 * @returns the same for programs: no soft hyphen or word joiner, one plain space for any white space
 */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u2060]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * @param html a paragraph of the content, as src/content/compile/markdown-to-html.ts has made it
 * @returns its words
 */
export function textOfHtml(html: string): string {
  const text = html
    .replace(/<[^>]*>/gu, "")
    .replace(/&(?:#x([0-9a-f]+)|(\w+));/giu, (whole, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (ENTITIES[name] ?? whole),
    );
  return plainText(text);
}
