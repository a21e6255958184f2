/** Content that many test files need, read once per run of Jest. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadedContent } from "../src/content/load";
import { CONTENT_CACHE_VARIABLE } from "./create-content-cache";

const loaded = new Map<string, LoadedContent>();

/**
 * Reads content, if no test file of this run has read it yet.
 * @param root the parent of `content`, from the project's root
 * @param day the day of the build, `YYYY-MM-DD`
 * @throws {Error} with a line for every mistake
 */
export function readCachedContent(root: string, day: string): LoadedContent {
  const name = `${root.replace(/\W/gu, "_")}-${day}`;
  const content = loaded.get(name) ?? readCached(name) ?? writeCached(name, read(root, day));
  loaded.set(name, content);
  return content;
}

const cacheFile = (name: string): string => path.join(process.env[CONTENT_CACHE_VARIABLE] ?? "", `${name}.json`);

function readCached(name: string): LoadedContent | undefined {
  return existsSync(cacheFile(name)) ? (JSON.parse(readFileSync(cacheFile(name), "utf8")) as LoadedContent) : undefined;
}

/** Reads content with a lazy import, because markdown and zod take a second to load. */
function read(root: string, day: string): LoadedContent {
  const { readContent } = jest.requireActual<typeof import("./read-content")>("./read-content");
  return readContent(path.resolve(root), day);
}

/** Writes a temporary file and renames it, because test files in parallel may read it. */
function writeCached(name: string, content: LoadedContent): LoadedContent {
  const unfinished = `${cacheFile(name)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(content));
  renameSync(unfinished, cacheFile(name));
  return content;
}
