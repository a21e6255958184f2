import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { replaceSection } from "./section";

const FILE = "docs/performance.md";

/**
 * Writes figures into docs/performance.md, wrapped as all of its prose; the words around them are left as they are.
 * @returns the file, or undefined where it has no place for them
 */
export async function writeSection(name: string, content: string): Promise<string | undefined> {
  const replaced = existsSync(FILE) ? replaceSection(readFileSync(FILE, "utf8"), name, content) : undefined;
  if (replaced === undefined) return undefined;
  writeFileSync(FILE, await format(replaced, { ...(await resolveConfig(FILE)), filepath: FILE }));
  return FILE;
}
