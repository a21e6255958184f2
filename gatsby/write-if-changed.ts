import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Leaves a file alone that holds the text already: it keeps its time, by which the next steps, and hosts, know that
 * nothing has changed.
 * @param before what the file holds, where that is known
 */
export function writeIfChanged(file: string, text: string, before = existing(file)): void {
  if (text === before) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function existing(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
