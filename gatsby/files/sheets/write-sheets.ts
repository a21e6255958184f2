import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../../../src/i18n/languages";
import type { Site } from "../../../src/site/site";
import { pageViewOf } from "../../page-data/page-view-of";
import { sheetFiles } from "./sheet-files";
import { sheetsIn } from "./with-sheets";

/** Writes the PDFs of sheets beside their pages, and removes those of sheets and pages that are gone. */
export async function writeSheets(site: Site, folder: string, cache?: string): Promise<void> {
  const written = new Set<string>();
  for (const page of site.pages.filter((each) => sheetsIn(each).length > 0)) {
    for (const { path: address, file } of await sheetFiles(pageViewOf(site, page), cache)) {
      const target = path.join(folder, address);
      written.add(path.resolve(target));
      const bytes = readFileSync(file);
      if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
  for (const language of LANGUAGES) removeOthers(folder, language, written);
}

/** What lies in `static` is copied by Gatsby, and none of ours. */
function removeOthers(folder: string, language: string, written: ReadonlySet<string>): void {
  const place = path.join(folder, language);
  if (!existsSync(place)) return;
  for (const name of readdirSync(place, { recursive: true, encoding: "utf8" })) {
    const file = path.join(place, name);
    if (!name.endsWith(".pdf") || written.has(path.resolve(file))) continue;
    if (!existsSync(path.join("static", language, name))) rmSync(file);
  }
}
