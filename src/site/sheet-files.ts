/** The PDFs of sheets, which `npm run sheets` prints beside the pages' files. */
import { existsSync, statSync } from "node:fs";
import { PAGES } from "../content/read/find-files";
import type { PageView } from "../model/page-view";
import type { Section } from "../model/sections";
import type { Sheet } from "../sections/sheet/fields";
import type { SitePage } from "./site";

/** @returns the sheets among a page's sections */
export function sheetsIn({ content }: Pick<PageView, "content">): Sheet[] {
  const sections: readonly Section[] = content.sections ?? [];
  return sections.filter((section) => section.type === "sheet");
}

/** @returns the path of a sheet's PDF from the project's root: `content/pages/fares/sample-invoice.de.pdf` */
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
