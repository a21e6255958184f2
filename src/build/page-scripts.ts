import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { filesByChunk } from "../hosting/scripts-and-styles";
import { sectionsOf } from "../model/kinds";
import type { Site, SitePage } from "../routes/site";
import { codeOf } from "../sections/section-code";
import { memoize } from "./memoize";
import { writeIfChanged } from "./write-if-changed";

/** What hosts keep for a year (src/hosting/caching.ts). Nothing else of the build writes here. */
export const PAGE_SCRIPTS = "/static/pages/";
const DIGEST = 10;

/**
 * A page's code is what it shows. A document asks for all of it at once, in one file: its template and its sections one
 * after the other, as webpack has written them, which so much the less costs a request and compresses better together.
 * What the next page shows more comes in webpack's own files (docs/decisions/0009-bytes.md).
 * @param site whose documents are in the folder
 * @param folder the built site
 * @returns gives the address of a page's file by the page's path; files that no page needs any more are removed
 */
export function writePageScripts(site: Site, folder: string): (pagePath: string) => string | undefined {
  const chunks = filesByChunk(folder);
  const isEverywhere = new Set(chunks["app"]);
  const place = path.join(folder, PAGE_SCRIPTS);
  mkdirSync(place, { recursive: true });
  const write = memoize((names: string) => {
    const code = names.split(" ").map((name) => readFileSync(path.join(folder, name), "utf8"));
    const whole = code.join("\n");
    const name = `${createHash("sha256").update(whole).digest("hex").slice(0, DIGEST)}.js`;
    writeIfChanged(path.join(place, name), whole);
    return name;
  });
  const filesOf = (page: SitePage) =>
    chunksOf(page)
      .flatMap((name) => chunks[name] ?? [])
      .filter((name) => name.endsWith(".js") && !isEverywhere.has(name));
  const byPath = new Map(
    site.pages.map((page) => {
      const names = [...new Set(filesOf(page))].sort();
      return [page.path, names.length > 0 ? write(names.join(" ")) : undefined];
    }),
  );
  const isUsed = new Set(byPath.values());
  // Compressed copies go with their file (src/hosting/compress.ts).
  for (const name of readdirSync(place)) if (name.endsWith(".js") && !isUsed.has(name)) rmSync(path.join(place, name));
  return (pagePath) => {
    const name = byPath.get(pagePath) ?? byPath.get(pagePath.replace(/^\/(\d+)\.html$/u, "/de/$1/"));
    return name && PAGE_SCRIPTS + name;
  };
}

/** @returns webpack's names for the code of a page: its template, and the sections that it shows */
function chunksOf({ kind, content }: Pick<SitePage, "kind" | "content">): string[] {
  const sections = sectionsOf(content).map((section) => `section-${codeOf(section)}`);
  return [`component---src-templates-${kind}-template-tsx`, ...sections];
}
