/** Reads colours of the tokens for icons, share pictures and manifests, which CSS does not reach. */
import { readFileSync } from "node:fs";

/** Path from the project's root. */
export const TOKENS_FILE = "src/styles/tokens.css";

const [LIGHT_SCHEME = ""] = readFileSync(TOKENS_FILE, "utf8").split("@media");
const VALUES = new Map([...LIGHT_SCHEME.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name, value]));

/** Returns the colour of a token such as `c-on-sign` in the light scheme. @throws if the token is missing */
export function tokenColour(name: string): string {
  const value = VALUES.get(name);
  if (!value) throw new Error(`${TOKENS_FILE} declares no colour --${name}`);
  const alias = /^var\(--([\w-]+)\)$/u.exec(value)?.[1];
  return alias ? tokenColour(alias) : value;
}
