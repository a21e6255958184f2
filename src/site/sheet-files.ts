/** PDFs of sheets, which `npm run sheets` prints into the pages' folders. */
import { statSync } from "node:fs";
import { PAGES_FOLDER } from "../content/read/find-files";
import { sectionsOf } from "../model/kinds";
import type { Sheet } from "../sections/sheet/fields";
import type { SitePage } from "./site";

/** Finds the sheets among a page's sections. */
export function listSheets({ content }: Pick<SitePage, "content">): Sheet[] {
  return sectionsOf(content).filter((section) => section.type === "sheet");
}

/** Returns the path of a sheet's PDF from the project's root: `content/pages/fares/sample-invoice.de.pdf`. */
export function sheetPdfPath({ route, language }: Pick<SitePage, "route" | "language">, id: string): string {
  return `${PAGES_FOLDER}${route}${id}.${language}.pdf`;
}

/** Returns the PDF's URL path and its size in kilobytes, or undefined if it is not printed. */
export function findSheetPdf(page: Pick<SitePage, "route" | "language" | "path">, id: string) {
  const file = statSync(sheetPdfPath(page, id), { throwIfNoEntry: false });
  return file && { path: `${page.path}${id}.pdf`, size: `${Math.ceil(file.size / 1000)}` };
}
