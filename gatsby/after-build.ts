import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../src/content/list-files";
import { moveStatistics } from "../src/hosting/build-files";
import { LANGUAGES, prefixOf } from "../src/i18n/languages";
import { ERROR_STATUSES, errorFile } from "../src/model/views/error-pages";
import type { Site } from "../src/site/site";
import { findFirstPage, buildRedirectDocument } from "./html/redirect-document";
import { completeWorker } from "./files/service-worker";
import { writeIfChanged } from "../src/write-if-changed";

/**
 * Writes redirects to a language and error pages, and completes the service worker.
 * @param folder the built site
 * @param script the inline script of redirects
 */
export function writeRedirectsAndErrorPages(site: Site, folder: string, script: string): void {
  moveStatistics(folder);
  writeRedirectPages(site, folder, script);
  for (const language of LANGUAGES) {
    for (const status of ERROR_STATUSES) writeNotice(folder, language, status);
  }
  completeWorker(folder);
}

/** Writes a redirect document for each route without a language, and for each old route (quality R1). */
function writeRedirectPages(site: Site, folder: string, script: string): void {
  const routes = new Map(site.redirects.map(({ from, to }) => [from, to]));
  for (const { kind, route } of site.pages) if (kind !== "notice") routes.set(route, route);
  for (const [from, route] of routes) {
    const built = path.join(folder, findFirstPage(site, route)?.path ?? "", "index.html");
    const html = readFileSync(built, "utf8");
    writeIfChanged(path.join(folder, from, "index.html"), buildRedirectDocument(site, route, { html, script, from }));
  }
  // Gatsby removes only documents of pages that it has written.
  for (const file of listFiles(folder)) {
    const route = `/${file}`.replace(/index\.html$/u, "");
    if (route.endsWith("/") && prefixOf(route) === undefined && !routes.has(route)) rmSync(path.join(folder, file));
  }
}

/**
 * Writes an error page of a language, such as /de/404.html. It names Gatsby's own page /404.html as its path, or Gatsby
 * would replace the URL by /de/404/ (docs/decisions/0006-urls.md).
 */
function writeNotice(folder: string, language: string, status: (typeof ERROR_STATUSES)[number]): void {
  const source = path.join(folder, language, status, "index.html");
  if (!existsSync(source)) return;
  // gatsby/html/document.tsx writes the attribute.
  const html = readFileSync(source, "utf8").replace(/(?<=<script data-page-path=")[^"]*/u, `/${errorFile(status)}`);
  writeIfChanged(path.join(folder, language, errorFile(status)), html);
}
