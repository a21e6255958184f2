import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Keeps an unchanged file's time, which later steps and hosts compare. @param before the file's text, where known */
export function writeIfChanged(file: string, text: string, before = existing(file)): void {
  if (text === before) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function existing(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
