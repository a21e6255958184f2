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
