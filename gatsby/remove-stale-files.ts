import { rmSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../src/content/list-files";

/** Removes files of earlier builds, which Gatsby leaves. @param current paths of files that stay */
export function removeStaleFiles(folder: string, ending: string, current: readonly string[]): void {
  const names = new Set(current.map((file) => path.relative(folder, file)));
  for (const name of listFiles(folder))
    if (name.endsWith(ending) && !names.has(path.normalize(name))) rmSync(path.join(folder, name));
}
