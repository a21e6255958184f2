import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/content/files-below";

/**
 * Gatsby keeps what lies in `public` from build to build: removes what an earlier build has written and this one has not.
 * @param current absolute paths of the files that stay
 */
export function removeOthers(folder: string, ending: string, current: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of filesBelow(folder)) {
    const file = path.resolve(folder, name);
    if (name.endsWith(ending) && !current.has(file)) rmSync(file);
  }
}
