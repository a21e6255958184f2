/** The colours of the tokens for what no style sheet reaches: icons, share pictures, manifests. By day. */
import { readFileSync } from "node:fs";

/** The one declaration of them, from the project's root. */
export const TOKENS = "src/styles/tokens.css";

const [BY_DAY = ""] = readFileSync(TOKENS, "utf8").split("@media");
const VALUES = new Map([...BY_DAY.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name, value]));

/**
 * @param name without its two hyphens: `blue`, `c-on-sign`
 * @throws where the tokens have no such colour
 */
export function ink(name: string): string {
  const value = VALUES.get(name);
  if (!value) throw new Error(`${TOKENS} declares no colour --${name}`);
  const other = /^var\(--([\w-]+)\)$/u.exec(value)?.[1];
  return other ? ink(other) : value;
}

/** @returns a drawing with the colours that it names, `var(--blue)`, filled in: as a file it is out of reach of any style. */
export function inked(svg: string): string {
  return svg.replace(/var\(--([\w-]+)\)/gu, (_, name: string) => ink(name));
}
