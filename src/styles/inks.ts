/** The colours of the tokens for what no style sheet reaches: icons, share pictures, manifests. By day. */
import { readFileSync } from "node:fs";
import { readTokens, TOKENS } from "./tokens";

const inks = new Map(readTokens(readFileSync(TOKENS, "utf8")).colours.map(({ name, light }) => [name, light]));

/**
 * @param name without its two hyphens: `blue`, `c-on-sign`
 * @throws where the tokens have no such colour
 */
export function ink(name: string): string {
  const found = inks.get(name);
  if (!found) throw new Error(`${TOKENS} declares no colour --${name}`);
  return found;
}

/** @returns a drawing with the colours that it names, `var(--blue)`, filled in: as a file it is out of reach of any style. */
export function inked(svg: string): string {
  return svg.replace(/var\(--([\w-]+)\)/gu, (_, name: string) => ink(name));
}
