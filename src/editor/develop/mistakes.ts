/** What is wrong with the content while `npm run develop` runs: told by who reads it, asked by who serves the pages. */

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
