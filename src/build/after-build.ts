import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../languages/languages";
import { REDIRECT_FILE, redirectFile } from "../languages/redirect-script";
import type { Site } from "../routes/site";
import { CHUNK_MAP_FILE, chunkMap, removeChunkMap } from "./chunk-map";
import { styleReducer } from "./critical-styles";
import { removeEmptyClasses, removeGenerator, removeStyleAttributes } from "./unneeded";
import { integrityOf } from "../hosting/integrity";
import { redirectDocument, sameRedirectScript } from "./redirect-document";
import { stampPageData } from "./stamp-page-data";
import { starterCode, withPagePath, withStarter } from "./starter";
import { writeStructuredData } from "./structured-data-script";
import { writeWorker } from "./worker";

/** Writes what Gatsby does not: pages without a language, and a page for missing pages per language. */
export function afterBuild(site: Site, folder: string): void {
  const notices = ["/404.html", "/500.html"].map((name) => [name, name] as const);
  rewritePages(
    new Map([...site.pages.map((page) => [page.path, `${page.path}index.html`] as const), ...notices]),
    folder,
  );
  writeStructuredData(site, folder);
  for (const page of site.pages) stampPageData(folder, page.path);
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

/** Pages get shorter, and a form that the security policy allows. @param files by the path that Gatsby's runtime knows */
function rewritePages(files: ReadonlyMap<string, string>, folder: string): void {
  const built = [...files].filter(([, name]) => existsSync(path.join(folder, name)));
  const pages = new Map(built.map(([page, name]) => [page, readFileSync(path.join(folder, name), "utf8")]));
  const read = (href: string) => readFileSync(path.join(folder, href), "utf8");
  const integrity = (href: string) => integrityOf(read(href));
  const reduceStyles = styleReducer(pages.values(), (href) => ({ css: read(href), integrity: integrity(href) }));
  const code = starterCode();
  for (const [page, html] of pages) {
    const shorter = removeEmptyClasses(
      removeStyleAttributes(removeGenerator(removeChunkMap(sameRedirectScript(html)))),
    );
    writeFileSync(path.join(folder, files.get(page) ?? ""), withStarter(reduceStyles(shorter), page, code, integrity));
  }
}

/** Every route has an address without a language, which leads to one (quality R1). */
function writeRedirectPages(site: Site, folder: string): void {
  writeFileSync(path.join(folder, REDIRECT_FILE), redirectFile());
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
  writeFileSync(target, withPagePath(readFileSync(source, "utf8"), `/${status}.html`));
}
