/** Jest's global setup: creates the folder in which the test files of a run cache content. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The environment variable with the folder's path. */
export const CONTENT_CACHE_VARIABLE = "CONTENT_CACHE";

export default function createContentCache(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "fernwerk-content-"));
  process.env[CONTENT_CACHE_VARIABLE] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
