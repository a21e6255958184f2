import { readFileSync } from "node:fs";
import path from "node:path";
import { filesByChunk } from "../../src/hosting/scripts-and-styles";

/**
 * What a visitor downloads must not grow with the number of pages (quality R2): Gatsby's `matchPath`, for one, would write
 * every page's path into the app chunk.
 * @param folder the built site
 * @param pages paths of pages
 * @returns those that the app chunk names
 */
export function pagesNamedInApp(folder: string, pages: readonly string[]): string[] {
  const app = filesByChunk(folder)["app"]?.find((name) => name.startsWith("app-") && name.endsWith(".js"));
  if (!app) throw new Error(`${folder} has no app chunk`);
  const script = readFileSync(path.join(folder, app), "utf8");
  return pages.filter((page) => script.includes(`${page}"`));
}
