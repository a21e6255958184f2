import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Lends a folder outside the project, and removes it whatever happens: also after Ctrl+C, once what works in there has ended.
 * @returns what the work returns
 */
export async function withScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-bench-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const stop = () => process.exit(130);
  process.once("exit", remove).once("SIGINT", stop).once("SIGTERM", stop);
  try {
    return await work(folder);
  } finally {
    process.off("exit", remove).off("SIGINT", stop).off("SIGTERM", stop);
    remove();
  }
}
