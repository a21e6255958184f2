import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sha256 } from "../../src/digest";
import { listFiles } from "../../src/content/list-files";
import { WORKER_FILE } from "../../src/hosting/media-types";
import { inEveryLanguage } from "../../src/i18n/languages";
import { bundleScript } from "../bundle-script";
import { readMessages } from "../../src/site/format-message";
import { isWorkerRemoved, STRATEGY_FILE } from "./offline-plugin";

/** Files without a hash in their name: their content may change between builds. */
const UNHASHED = /\.html$|(?:page|app)-data\.json$/u;

/** The Workbox files that the worker loads. The plugin also copies modules for development. */
const LOADED = /-(?:sw|(?:core|precaching|routing|strategies)\.prod)\.js$/u;

/** Writes the script that gatsby-plugin-offline appends to its worker. */
export function writeStrategy(): void {
  const copy = inEveryLanguage((language) => readMessages(language)["offline.copy"]);
  const define = { __OFFLINE_COPY__: JSON.stringify(copy) };
  writeFileSync(STRATEGY_FILE, bundleScript("src/service-worker/worker.ts", { define, minify: true }));
}

/** Completes the plugin's /sw.js in the built site, or replaces it by a worker that removes workers and caches. */
export function completeWorker(folder: string, isRemoved = isWorkerRemoved()): void {
  const file = path.join(folder, WORKER_FILE);
  if (isRemoved) return writeFileSync(file, bundleScript("src/service-worker/kill-switch.ts", { minify: true }));
  appendBuildDigest(folder);
  for (const name of readdirSync(folder).filter((each) => each.startsWith("workbox-v")))
    for (const script of readdirSync(path.join(folder, name)))
      if (!LOADED.test(script)) rmSync(path.join(folder, name, script));
}

/** Appends a digest of all documents and page data to the worker, so that browsers notice every build (quality S7). */
export function appendBuildDigest(folder: string): void {
  const names = listFiles(folder).filter((name) => UNHASHED.test(name));
  const digest = sha256(...names.flatMap((name) => [name, readFileSync(path.join(folder, name))]));
  const file = path.join(folder, WORKER_FILE);
  const code = readFileSync(file, "utf8").replace(/\n\/\/ build \w+\n$/u, "");
  writeFileSync(file, `${code}\n// build ${digest.slice(0, 12)}\n`);
}
