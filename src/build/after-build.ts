import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../languages/languages";
import type { Site } from "../routes/site";
import { CHUNK_MAP_FILE, chunkMap, removeChunkMap } from "./chunk-map";
import { reduceStyles } from "./critical-styles";
import { redirectDocument } from "./redirect-document";
import { stampPageData } from "./stamp-page-data";
import { writeWorker } from "./worker";

/** Writes what Gatsby does not: pages without a language, and a page for missing pages per language. */
export function afterBuild(site: Site, folder: string): void {
  for (const page of site.pages) {
    reducePage(path.join(folder, page.path, "index.html"));
    stampPageData(folder, page.path);
  }
  for (const notice of ["404.html", "500.html"]) reducePage(path.join(folder, notice));
  writeChunkMap(folder);
  writeRedirectPages(site, folder);
  for (const language of LANGUAGES) {
    for (const status of ["404", "500"]) writeNotice(folder, language, status);
  }
  writeWorker(folder);
}

function writeChunkMap(folder: string): void {
  const stats = path.join(folder, "webpack.stats.json");
  if (!existsSync(stats)) return;
  const { assetsByChunkName } = JSON.parse(readFileSync(stats, "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  writeFileSync(path.join(folder, CHUNK_MAP_FILE), JSON.stringify(chunkMap(assetsByChunkName)));
}

/** A page that Gatsby took over from the last build has been reduced then: it has no such styles any more. */
function reducePage(file: string): void {
  if (existsSync(file)) writeFileSync(file, removeChunkMap(reduceStyles(readFileSync(file, "utf8"))));
}

/** Every route has an address without a language, which leads to one (quality R1). */
function writeRedirectPages(site: Site, folder: string): void {
  const routes = new Set(site.pages.filter(({ kind }) => kind !== "notice").map(({ route }) => route));
  for (const route of routes) {
    const file = path.join(folder, route, "index.html");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, redirectDocument(site, route));
  }
}

/**
 * The host answers an unknown path below /de/ with /de/404.html. Gatsby's runtime must take it for its own /404.html,
 * or it would rewrite the address to /de/404/ (docs/decisions/0006-not-found.md).
 */
function writeNotice(folder: string, language: string, status: string): void {
  const source = path.join(folder, language, status, "index.html");
  if (!existsSync(source)) return;
  const target = path.join(folder, language, `${status}.html`);
  copyFileSync(source, target);
  const html = readFileSync(target, "utf8").replace(
    `window.pagePath="/${language}/${status}/"`,
    `window.pagePath="/${status}.html"`,
  );
  writeFileSync(target, html);
}
