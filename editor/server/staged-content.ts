/** Stages a change in a copy of the content for the check. */
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/content/list-files";
import type { Changes } from "./saved-files";

const CONTENT = "content";

/** Runs a function on a copy of the content with the change. @param look a function of the copy's root */
export function withStagedContent<T>(root: string, changed: Changes, look: (stagedRoot: string) => T): T {
  const cache = path.join(root, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const stagedRoot = mkdtempSync(path.join(cache, "editor-"));
  try {
    for (const file of listFiles(root, CONTENT))
      if (!changed.has(file)) linkSync(path.join(root, file), createParent(stagedRoot, file));
    for (const [file, content] of changed) writeFileSync(createParent(stagedRoot, file), content);
    return look(stagedRoot);
  } finally {
    rmSync(stagedRoot, { recursive: true, force: true });
  }
}

/** Creates the folder of a file in the copy. @returns the file's absolute path */
function createParent(stagedRoot: string, file: string): string {
  const place = path.join(stagedRoot, file);
  mkdirSync(path.dirname(place), { recursive: true });
  return place;
}
