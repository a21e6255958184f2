import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { integrityOf } from "../hosting/integrity";
import { filesByChunk } from "../hosting/scripts-and-styles";
import type { Site } from "../routes/site";
import { styleReducer } from "./critical-styles";
import { memoize } from "./memoize";
import { withPageDataStamp } from "./page-data-stamp";
import { writePageScripts } from "./page-scripts";
import { sameRedirectScript } from "./redirect-document";
import { starterCode, withStarter } from "./starter";
import { structuredDataOf, withStructuredData } from "./structured-data-script";
import { removeChunkMap, removeGenerator, removePicturePreload, removeStyleAttributes } from "./unneeded";
import { writeIfChanged } from "./write-if-changed";

/** Gatsby's own documents, in no language. */
const NOTICES = ["/404.html", "/500.html"];

type Step = (html: string, pagePath: string) => string;

/**
 * Documents as Gatsby has rendered them get shorter, a form that the security policy allows, and what crawlers and the
 * service worker look for. Those that Gatsby took over from the last build have all of it, and get what is new: each step
 * may meet what it has done before. However many documents there are, one is in memory at a time.
 * @param folder the built site
 */
export function finishDocuments(site: Site, folder: string): void {
  const files = documents(site, folder);
  const steps = [shorten, ...stepsOf(site, folder, files)];
  for (const [pagePath, file] of files) {
    const html = readFileSync(file, "utf8");
    const finished = steps.reduce((text, step) => step(text, pagePath), html);
    writeIfChanged(file, finished, html);
  }
}

/** @returns the documents that there are, by the path that Gatsby's runtime knows. */
function documents(site: Site, folder: string): Map<string, string> {
  const paths = [
    ...site.pages.map((page) => [page.path, `${page.path}index.html`]),
    ...NOTICES.map((name) => [name, name]),
  ];
  const files = paths.map(([pagePath = "", name = ""]) => [pagePath, path.join(folder, name)] as const);
  return new Map(files.filter(([, file]) => existsSync(file)));
}

const shorten: Step = (html) =>
  removeStyleAttributes(removePicturePreload(removeGenerator(removeChunkMap(sameRedirectScript(html)))));

function stepsOf(site: Site, folder: string, files: ReadonlyMap<string, string>): Step[] {
  const read = (href: string) => readFileSync(path.join(folder, href));
  const integrity = memoize((href: string) => integrityOf(read(href)));
  const href = `/${filesByChunk(folder)["app"]?.find((name) => name.endsWith(".css"))}`;
  const styles = { href, css: read(href).toString(), integrity: integrity(href) };
  const reduceStyles = styleReducer(contentsOf(files), styles);
  const code = starterCode();
  const scriptOf = writePageScripts(site, folder);
  const dataOf = structuredDataOf(site);
  return [
    (html) => reduceStyles(html),
    (html, pagePath) => withStarter(html, pagePath, { code, own: scriptOf(pagePath), integrity }),
    (html, pagePath) => withStructuredData(html, dataOf(pagePath)),
    (html, pagePath) => withPageDataStamp(html, folder, pagePath),
  ];
}

/** As they are when their styles are reduced. */
function* contentsOf(files: ReadonlyMap<string, string>): Generator<string> {
  for (const [pagePath, file] of files) yield shorten(readFileSync(file, "utf8"), pagePath);
}
