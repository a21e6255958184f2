/** The samples' sheets in the content, and of what each PDF beside them was printed (tools/sheets/printed.json). */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pageViewOf } from "../../gatsby/page-data/page-view-of";
import { sheetFile, sheetsIn } from "../../gatsby/files/sheets";
import type { SheetView } from "../../src/model/views/sheet";
import type { Sheet } from "../../src/sections/sheet/fields";
import type { Site, SitePage } from "../../src/site/site";

const PRINTED = "tools/sheets/printed.json";

/** What decides how a sheet looks, beside what it says. */
const LOOK = ["section.tsx", "section.module.css", "sheet-part.tsx", "sheet-part.module.css"]
  .map((name) => `src/sections/sheet/${name}`)
  .concat("tools/sheets/sheet.css", "src/styles/tokens.css");

/** By the PDF's path: a digest of what it says and of its look, and one of itself. */
type Printed = Record<string, { said: string; pdf: string }>;

export interface SheetOfPage {
  page: SitePage;
  sheet: Sheet;
  words: SheetView;
  /** From the project's root. */
  file: string;
}

export function sheetsOf(site: Site): SheetOfPage[] {
  return site.pages.flatMap((page) => {
    const sheets = sheetsIn(page);
    const words = sheets.length > 0 ? pageViewOf(site, page).sheets : undefined;
    return sheets.map((sheet) => ({
      page,
      sheet,
      words: words?.[sheet.id] as SheetView,
      file: sheetFile(page, sheet.id),
    }));
  });
}

export const digestOfBytes = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** @returns a digest of all that the sheet's PDF is made of */
export function digestOfSheet({ sheet, words: { file: _link, ...words } }: SheetOfPage): string {
  const { name, title, facts, parts } = sheet;
  const look = LOOK.map((file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n"));
  return digestOfBytes(Buffer.from(JSON.stringify([name, title, facts, parts, words, look])));
}

export const readPrinted = (): Printed => JSON.parse(readFileSync(PRINTED, "utf8")) as Printed;

export function writePrinted(printed: Printed): void {
  const entries = Object.entries(printed).filter(([file]) => existsSync(file));
  writeFileSync(PRINTED, `${JSON.stringify(Object.fromEntries(entries.sort()), null, 2)}\n`);
}

/** @returns a line for every sheet without a PDF, and for every PDF that is not of what the sheet says today */
export function sheetProblems(site: Site): string[] {
  const printed = readPrinted();
  return sheetsOf(site).flatMap((sheet) => {
    const { file } = sheet;
    const was = printed[file];
    if (!existsSync(file)) return [`${file} - has not been printed - npm run build, then npm run sheets`];
    if (was?.said !== digestOfSheet(sheet))
      return [`${file} - is older than its sheet - npm run build, then npm run sheets`];
    if (was.pdf === digestOfBytes(readFileSync(file))) return [];
    return [`${file} - is not what was printed of its sheet - npm run build, then npm run sheets`];
  });
}
