import { readdirSync } from "node:fs";
import path from "node:path";

/** Lists all files below a folder except dotfiles. @returns paths from the root, with slashes, sorted */
export function listFiles(root: string, folder = ""): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}
