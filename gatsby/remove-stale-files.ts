import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../src/content/list-files";

/** Removes files of earlier builds, which Gatsby leaves. @param current absolute paths of files that stay */
export function removeStaleFiles(folder: string, ending: string, current: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of listFiles(folder)) {
    const file = path.resolve(folder, name);
    if (name.endsWith(ending) && !current.has(file)) rmSync(file);
  }
}
