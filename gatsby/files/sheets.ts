import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/content/list-files";
import { LANGUAGES } from "../../src/i18n/languages";
import { sheetPdfPath, findSheetPdf, listSheets } from "../../src/site/sheet-files";
import type { Site } from "../../src/site/site";
import { removeStaleFiles } from "../remove-stale-files";

/** Copies the PDF of every sheet beside its built page, and removes PDFs of removed sheets. */
export function writeSheets(site: Site, folder: string): void {
  // Gatsby copies `static`.
  const copied = existsSync("static") ? listFiles("static") : [];
  const written = new Set(copied.map((name) => path.resolve(folder, name)));
  for (const page of site.pages)
    for (const { id } of listSheets(page)) {
      const link = findSheetPdf(page, id);
      if (!link) continue;
      const target = path.resolve(path.join(folder, link.path));
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(sheetPdfPath(page, id), target);
      written.add(target);
    }
  for (const language of LANGUAGES) removeStaleFiles(path.join(folder, language), ".pdf", written);
}
