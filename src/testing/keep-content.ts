/** Jest's start: a folder in which the test files of one run keep what each of them would read again. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The environment's variable that names the folder. */
export const KEPT_CONTENT = "KEPT_CONTENT";

export default function keepContent(): void {
  process.env[KEPT_CONTENT] = mkdtempSync(path.join(tmpdir(), "fernwerk-content-"));
}
