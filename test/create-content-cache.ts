/** Jest's start: a folder in which the test files of one run cache what each of them would read again. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The environment's variable that names the folder. */
export const CONTENT_CACHE = "CONTENT_CACHE";

export default function createContentCache(): void {
  process.env[CONTENT_CACHE] = mkdtempSync(path.join(tmpdir(), "fernwerk-content-"));
}
