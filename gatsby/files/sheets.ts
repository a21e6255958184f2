/** The PDFs of sheets: `npm run sheets` prints them beside the pages' files, the site serves them with the pages. */
import { copyFileSync, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";
import { PAGES } from "../../src/content/find-files";
import { LANGUAGES } from "../../src/i18n/languages";
import type { PageView } from "../../src/model/page-view";
import type { Section } from "../../src/model/sections";
import type { Sheet } from "../../src/sections/sheet/fields";
import type { Site, SitePage } from "../../src/site/site";
import { removeOthers } from "../remove-others";

/** @returns the sheets among a page's sections */
export function sheetsIn({ content }: Pick<PageView, "content">): Sheet[] {
  const sections: readonly Section[] = content.sections ?? [];
  return sections.filter((section) => section.type === "sheet");
}

/** @returns where a sheet's PDF lies, from the project's root: `content/pages/fares/sample-invoice.de.pdf` */
export function sheetFile({ route, language }: Pick<SitePage, "route" | "language">, id: string): string {
  return `${PAGES}${route}${id}.${language}.pdf`;
}

/** @returns the PDF's address and its size in kilobytes, or nothing where it has not been printed */
export function sheetLink(page: Pick<SitePage, "route" | "language" | "path">, id: string) {
  const file = sheetFile(page, id);
  return existsSync(file)
    ? { path: `${page.path}${id}.pdf`, size: `${Math.ceil(statSync(file).size / 1000)}` }
    : undefined;
}

/** Copies the PDFs of sheets beside their built pages, and removes those of sheets that are gone. */
export function writeSheets(site: Site, folder: string): void {
  // Gatsby copies `static` itself.
  const others = existsSync("static") ? filesBelow("static") : [];
  const written = new Set(others.map((name) => path.resolve(folder, name)));
  for (const page of site.pages)
    for (const { id } of sheetsIn(page)) {
      const link = sheetLink(page, id);
      if (!link) continue;
      const target = path.resolve(path.join(folder, link.path));
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(sheetFile(page, id), target);
      written.add(target);
    }
  for (const language of LANGUAGES) removeOthers(path.join(folder, language), ".pdf", written);
}
