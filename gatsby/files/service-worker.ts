import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { filesBelow } from "../../src/content/files-below";
import { WORKER_FILE } from "../../src/hosting/media-types";
import { TARGET } from "../webpack/browsers";

/** Set to 1, the build has no service worker and removes those that visitors have (docs/operating.md). */
const WITHOUT_WORKER = "GATSBY_WITHOUT_WORKER";

/** What two builds may answer differently at the same address. */
const ANSWER = /\.html$|(?:page|app)-data\.json$/u;

/**
 * Writes /sw.js, the last thing that is written: a page that differs makes another worker, by which browsers learn of
 * the build. The same files give the same bytes (quality S7).
 * @param folder the built site
 * @param isRemoved whether it is the worker that removes workers and caches
 */
export function writeWorker(folder: string, isRemoved: boolean = process.env[WITHOUT_WORKER] === "1"): void {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/service-worker", isRemoved ? "remove.ts" : "worker.ts")],
    define: { __REVISION__: JSON.stringify(revisionOf(folder)) },
    target: TARGET,
    format: "iife",
    bundle: true,
    minify: true,
    write: false,
  });
  writeFileSync(path.join(folder, WORKER_FILE), outputFiles[0]?.text ?? "");
}

/** @returns a digest of every document and all page data. */
function revisionOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of filesBelow(folder))
    if (ANSWER.test(name)) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}
