import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The scripts that stand inside documents, each the same in all of them, so that a hash allows it (quality S1): the one in
 * every page's head (gatsby/html/starter.ts), and the redirect of addresses without a language. They are built before pages
 * are rendered, in another process.
 */
const FOLDER = ".cache/inline-scripts";

export type InlineScript = "starter" | "redirect";

const fileOf = (name: InlineScript) => path.join(FOLDER, `${name}.js`);

export const readInlineScript = (name: InlineScript): string => readFileSync(fileOf(name), "utf8");

export function writeInlineScript(name: InlineScript, code: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), code);
}
