/** Jest's start: a folder in which the test files of one run cache what each of them would read again, and its end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The environment's variable that names the folder. */
export const CONTENT_CACHE = "CONTENT_CACHE";

export default function createContentCache(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "fernwerk-content-"));
  process.env[CONTENT_CACHE] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
