import { readdirSync } from "node:fs";
import path from "node:path";

/** @returns the paths of all files below a folder, relative to the root, with slashes, in order; none whose name begins with a dot. */
export function filesBelow(root: string, folder = ""): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}
