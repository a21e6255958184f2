/** Caches results of parsing, also between builds: parsing markdown takes most of the time of reading content. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

interface CacheFile {
  version: string;
  made: Map<string, unknown>;
}

let lastBuild: ReadonlyMap<string, unknown> = new Map();
let made = new Map<string, unknown>();

/**
 * Returns the cached result for a text, or creates it.
 * @param purpose a key that names the result and all its inputs except the text
 * @param make depends on key and text alone; its result is plain data, never changed
 */
export function cachedResult<T>(purpose: string, text: string, make: () => T): T {
  const key = createHash("sha256").update(purpose).update("\0").update(text).digest("base64");
  if (!made.has(key)) made.set(key, lastBuild.has(key) ? lastBuild.get(key) : make());
  return made.get(key) as T;
}

/** Loads the previous build's cache. @param version a digest of the code; a file of another version is ignored */
export function loadTextCache(file: string, version: string): void {
  made = new Map();
  lastBuild = new Map();
  try {
    const stored = existsSync(file) ? (deserialize(readFileSync(file)) as CacheFile) : undefined;
    if (stored?.version === version) lastBuild = stored.made;
  } catch {
    // The file is incomplete, or from a different version of Node.js.
  }
}

/** Stores the results that this build has used. */
export function saveTextCache(file: string, version: string): void {
  const isNew = made.size !== lastBuild.size || [...made.keys()].some((key) => !lastBuild.has(key));
  lastBuild = new Map();
  if (!isNew) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, serialize({ version, made } satisfies CacheFile));
  renameSync(unfinished, file);
}
