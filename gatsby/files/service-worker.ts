import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";
import type { Redirect } from "../../src/hosting/rules";
import { WORKER_FILE } from "../../src/hosting/media-types";
import { bundleScript } from "../webpack/bundle-script";

/** Set to 1, the build has no service worker and removes those that visitors have (docs/operating.md). */
const WITHOUT_WORKER = "GATSBY_WITHOUT_WORKER";

/** Files whose content may differ between builds at the same address. */
const ANSWER = /\.html$|(?:page|app)-data\.json$/u;

/**
 * Writes /sw.js, after all documents: it holds their digest, so that browsers notice a new build. The same files give
 * the same bytes (quality S7).
 * @param folder the built site
 * @param redirects those of the host, with their languages
 * @param isRemoved whether it is the worker that removes workers and caches
 */
export function writeWorker(
  folder: string,
  redirects: readonly Redirect[],
  isRemoved = process.env[WITHOUT_WORKER] === "1",
): void {
  const entry = `src/service-worker/${isRemoved ? "remove" : "worker"}.ts`;
  const define = { __REVISION__: JSON.stringify(revisionOf(folder)), __REDIRECTS__: JSON.stringify(redirects) };
  writeFileSync(path.join(folder, WORKER_FILE), bundleScript(entry, { define, minify: true }));
}

/** @returns a digest of every document and all page data. */
function revisionOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of filesBelow(folder))
    if (ANSWER.test(name)) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}
