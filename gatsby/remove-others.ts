import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/content/files-below";

/** Removes files of earlier builds, which Gatsby keeps in `public`. @param current absolute paths of files that stay */
export function removeStaleFiles(folder: string, ending: string, current: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of filesBelow(folder)) {
    const file = path.resolve(folder, name);
    if (name.endsWith(ending) && !current.has(file)) rmSync(file);
  }
}
