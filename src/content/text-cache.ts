/**
 * Caches what is made of texts, also between builds: parsing markdown takes most of the time of reading content.
 */
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
 * @param purpose what is made, with all that decides it besides the text: nothing else is cached under this name
 * @param make depends on both alone; what it gives is plain data that nobody changes
 */
export function cached<T>(purpose: string, text: string, make: () => T): T {
  const key = createHash("sha256").update(purpose).update("\0").update(text).digest("base64");
  if (!made.has(key)) made.set(key, lastBuild.has(key) ? lastBuild.get(key) : make());
  return made.get(key) as T;
}

/** @param version a digest of the code that decides what is made of a text: a file of another version is ignored */
export function loadTextCache(file: string, version: string): void {
  made = new Map();
  lastBuild = new Map();
  try {
    const stored = existsSync(file) ? (deserialize(readFileSync(file)) as CacheFile) : undefined;
    if (stored?.version === version) lastBuild = stored.made;
  } catch {
    // Written by another version of Node.js, or incomplete.
  }
}

/** Stores what this build has used, and drops the rest. */
export function saveTextCache(file: string, version: string): void {
  const isNew = made.size !== lastBuild.size || [...made.keys()].some((key) => !lastBuild.has(key));
  lastBuild = new Map();
  if (!isNew) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, serialize({ version, made } satisfies CacheFile));
  renameSync(unfinished, file);
}
