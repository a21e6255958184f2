import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * @param folder the built site
 * @returns the scripts and styles of this build, from the site's folder: it may hold older ones too
 */
export function scriptsAndStyles(folder: string): string[] {
  const stats = readFileSync(path.join(folder, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> };
  return [...new Set(Object.values(assetsByChunkName).flat())];
}
