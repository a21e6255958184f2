import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { CODE, digestOf } from "../../bin/build-inputs.cjs";
import { FileMemory } from "../hosting/file-memory";
import { integrityOf } from "../hosting/integrity";
import { filesByChunk, scriptsAndStyles } from "../hosting/scripts-and-styles";
import type { Site } from "../routes/site";
import { styleBlocks, type StyleFile, type StyleTraits, styleTraits, withStyles } from "./critical-styles";
import { withFontInBody } from "./first-font";
import { memoize } from "./memoize";
import { pageDataStamp, withPageDataStamp } from "./page-data-stamp";
import { writePageScripts } from "./page-scripts";
import { sameRedirectScript } from "./redirect-document";
import { starterCode, withStarter } from "./starter";
import { structuredDataOf, withStructuredData } from "./structured-data-script";
import { removeChunkMap, removeGenerator, removePicturePreload, removeStyleAttributes } from "./unneeded";
import { writeIfChanged } from "./write-if-changed";

/** Gatsby's own documents, in no language. */
const NOTICES = ["/404.html", "/500.html"];

/** What is remembered of a document that was finished. */
interface Finished {
  traits: StyleTraits;
  /** A digest of what was put into it. */
  given: string;
}

/**
 * Documents as Gatsby has rendered them get shorter, a form that the security policy allows, and what crawlers and the
 * service worker look for. Those that Gatsby took over from the last build have all of it, and get what is new: each step
 * may meet what it has done before. One that is as it was left, and would be given the same again, is not opened. However
 * many documents there are, one is in memory at a time.
 * @param folder the built site
 * @param memoryFile where is remembered what was done, for the next build
 */
export function finishDocuments(site: Site, folder: string, memoryFile: string): void {
  const styles = styleFile(folder);
  const code = starterCode();
  const memory = new FileMemory<Finished>(memoryFile, versionOf(folder, code));
  const traitsOf = styleTraits(styles);
  const pages = documents(site, folder).map(({ pagePath, file }) => {
    const known = memory.recall(file);
    const html = () => shortened(readFileSync(file, "utf8"));
    return { pagePath, file, known, html, traits: known?.traits ?? traitsOf(html()) };
  });
  const blocks = styleBlocks(pages, styles);
  const giftsOf = giver(site, folder);
  const integrity = memoize((href: string) => integrityOf(readFileSync(path.join(folder, href))));
  for (const { pagePath, file, known, traits } of pages) {
    const gifts = { ...giftsOf(pagePath), block: blocks.get(traits.kind) ?? "" };
    const given = createHash("sha256").update(JSON.stringify(gifts)).digest("base64");
    if (known?.given !== given) {
      const before = readFileSync(file, "utf8");
      const { own, block, data, stamp } = gifts;
      const styled = withStyles(shortened(before), block);
      const started = withStarter(withFontInBody(styled), pagePath, { code, own, integrity });
      writeIfChanged(file, withPageDataStamp(withStructuredData(started, data), stamp), before);
    }
    memory.keep(file, { traits, given });
  }
  memory.save();
}

/** @returns the documents that there are, with the path that Gatsby's runtime knows. */
function documents(site: Site, folder: string): { pagePath: string; file: string }[] {
  const names = [
    ...site.pages.map((page) => ({ pagePath: page.path, name: `${page.path}index.html` })),
    ...NOTICES.map((name) => ({ pagePath: name, name })),
  ];
  const files = new Map(names.map(({ pagePath, name }) => [pagePath, path.join(folder, name)]));
  return [...files].map(([pagePath, file]) => ({ pagePath, file })).filter(({ file }) => existsSync(file));
}

/** What every document is given, and how. */
function versionOf(folder: string, code: string): string {
  const files = scriptsAndStyles(folder).map((name) => integrityOf(readFileSync(path.join(folder, name))));
  return JSON.stringify([digestOf(CODE), code, ...files]);
}

function shortened(html: string): string {
  return removeStyleAttributes(removePicturePreload(removeGenerator(removeChunkMap(sameRedirectScript(html)))));
}

function styleFile(folder: string): StyleFile {
  const name = filesByChunk(folder)["app"]?.find((file) => file.endsWith(".css"));
  const css = readFileSync(path.join(folder, `${name}`), "utf8");
  return { href: `/${name}`, css, integrity: integrityOf(css) };
}

/** @returns gives what a page's own document is given */
function giver(site: Site, folder: string) {
  const scriptOf = writePageScripts(site, folder);
  const dataOf = structuredDataOf(site);
  return (pagePath: string) => ({
    own: scriptOf(pagePath),
    data: dataOf(pagePath),
    stamp: pageDataStamp(folder, pagePath),
  });
}
