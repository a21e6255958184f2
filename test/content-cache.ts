/** Content that many test files read, read once per run of the tests. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadedContent } from "../src/content/load";
import { CONTENT_CACHE } from "./create-content-cache";

const loaded = new Map<string, LoadedContent>();

/**
 * @param root the folder that holds `content`, from the project's root
 * @param day on which it is published, `YYYY-MM-DD`
 * @throws with a line for every mistake
 */
export function contentOf(root: string, day: string): LoadedContent {
  const name = `${root.replace(/\W/gu, "_")}-${day}`;
  const content = loaded.get(name) ?? readCached(name) ?? writeCached(name, read(root, day));
  loaded.set(name, content);
  return content;
}

const fileOf = (name: string): string => path.join(process.env[CONTENT_CACHE] ?? "", `${name}.json`);

function readCached(name: string): LoadedContent | undefined {
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), "utf8")) as LoadedContent) : undefined;
}

/** Markdown, zod and their parts take a second to load, too: only who reads the content needs them. */
function read(root: string, day: string): LoadedContent {
  const { readContent } = jest.requireActual<typeof import("./read-content")>("./read-content");
  return readContent(path.resolve(root), day);
}

/** Renamed into its place, as another test file may be reading. */
function writeCached(name: string, content: LoadedContent): LoadedContent {
  const unfinished = `${fileOf(name)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(content));
  renameSync(unfinished, fileOf(name));
  return content;
}
