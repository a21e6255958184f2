import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { WEBPACK_STATS } from "./file-patterns";

/** Returns the path of a build file that hosts do not serve: beside the site in `folder` (docs/operating.md). */
export function hostingFilePath(folder: string, name: string): string {
  return path.join(folder, "..", "hosting", name);
}

/** Moves webpack's statistics out of the site: they are not public. @param folder the built site */
export function moveStatistics(folder: string): void {
  const source = path.join(folder, WEBPACK_STATS);
  if (!existsSync(source)) return;
  const target = hostingFilePath(folder, WEBPACK_STATS);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(source, target);
}

/** Reads the names of scripts and styles by chunk, relative to the site. @param folder the built site */
export function readFilesByChunk(folder: string): Readonly<Record<string, readonly string[]>> {
  const statistics = readFileSync(hostingFilePath(folder, WEBPACK_STATS), "utf8");
  return (JSON.parse(statistics) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName;
}

/** Reads the style sheets, which documents contain inline. @param folder the built site */
export function readStyles(folder: string): string[] {
  const files = listScriptsAndStyles(folder).filter((name) => name.endsWith(".css"));
  return files.map((name) => readFileSync(path.join(folder, name), "utf8"));
}

/** Returns the names of this build's scripts and styles. @param folder the built site, which may have files of older builds */
export function listScriptsAndStyles(folder: string): string[] {
  return [...new Set(Object.values(readFilesByChunk(folder)).flat())];
}
