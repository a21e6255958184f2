import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/content/list-files";
import { sheetPdfPath, findSheetPdf, listSheets } from "../../src/site/sheet-files";
import type { Site } from "../../src/site/site";
import { removeStaleFiles } from "../remove-stale-files";

/** Copies the PDF of every sheet beside its built page, and removes PDFs of removed sheets. */
export function writeSheets(site: Site, folder: string): void {
  // Gatsby copies `static`.
  const current = (existsSync("static") ? listFiles("static") : []).map((name) => path.join(folder, name));
  for (const page of site.pages)
    for (const { id } of listSheets(page)) {
      const link = findSheetPdf(page, id);
      if (!link) continue;
      const target = path.join(folder, link.path);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(sheetPdfPath(page, id), target);
      current.push(target);
    }
  removeStaleFiles(folder, ".pdf", current);
}
