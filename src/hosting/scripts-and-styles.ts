import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { buildFile } from "./build-files";

const STATISTICS = "webpack.stats.json";

/** Moves webpack's statistics out of the site: they are not for visitors. @param folder the built site */
export function moveStatistics(folder: string): void {
  const written = path.join(folder, STATISTICS);
  if (!existsSync(written)) return;
  const target = buildFile(folder, STATISTICS);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(written, target);
}

/** @param folder the built site. @returns this build's scripts and styles by chunk, relative to the folder */
export function filesByChunk(folder: string): Readonly<Record<string, readonly string[]>> {
  const statistics = readFileSync(buildFile(folder, STATISTICS), "utf8");
  return (JSON.parse(statistics) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName;
}

/** @param folder the built site. @returns the text of each style file of this build: documents have them inside */
export function stylesIn(folder: string): string[] {
  const files = scriptsAndStyles(folder).filter((name) => name.endsWith(".css"));
  return files.map((name) => readFileSync(path.join(folder, name), "utf8"));
}

/** @param folder the built site, with older files too. @returns this build's scripts and styles, relative to it */
export function scriptsAndStyles(folder: string): string[] {
  return [...new Set(Object.values(filesByChunk(folder)).flat())];
}
