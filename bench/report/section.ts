import { existsSync, readFileSync, writeFileSync } from "node:fs";

const FILE = "docs/performance.md";

const marks = (name: string) => [`<!-- ${name}: written by npm run bench -->`, `<!-- ${name}: end -->`] as const;

/**
 * @param text a markdown file
 * @param name of a section, which stands between `<!-- name: written by npm run bench -->` and `<!-- name: end -->`
 * @returns the text with that section's content replaced, or undefined where it has no such section
 */
export function replaceSection(text: string, name: string, content: string): string | undefined {
  const [start, end] = marks(name);
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return undefined;
  return `${text.slice(0, from + start.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
}

/**
 * Writes figures into docs/performance.md; the words around them are left as they are.
 * @returns the file, or undefined where it has no place for them
 */
export function writeSection(name: string, content: string): string | undefined {
  const replaced = existsSync(FILE) ? replaceSection(readFileSync(FILE, "utf8"), name, content) : undefined;
  if (replaced === undefined) return undefined;
  writeFileSync(FILE, replaced);
  return FILE;
}
