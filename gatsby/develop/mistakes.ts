/** What is wrong with the content while `npm run develop` runs: told by who reads it, asked by who serves the pages. */

/** Where the pages ask for them. */
export const MISTAKES_PATH = "/__mistakes/";

/**
 * @param line of the check, `file:line:column field - what is wrong - how to mend it`
 * @returns where the mistake is, if the line names a place, and what it says
 */
export function partsOf(line: string): { place?: string; said: string } {
  const [, place, said] = /^(\S+:\d+:\d+) (.*)$/su.exec(line) ?? [];
  return place && said ? { place, said } : { said: line };
}

/** Gatsby bundles gatsby-node and gatsby-config apart: a variable of a module would be there twice. */
const PLACE = Symbol.for("content-mistakes");

interface Shared {
  [PLACE]?: readonly string[];
}

/** @param lines of the check, `file:line:column field - what is wrong - how to mend it`; none where all is well */
export function tellMistakes(lines: readonly string[]): void {
  (globalThis as Shared)[PLACE] = lines;
}

/** @returns what was told last */
export function toldMistakes(): readonly string[] {
  return (globalThis as Shared)[PLACE] ?? [];
}
