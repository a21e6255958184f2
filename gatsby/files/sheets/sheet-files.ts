import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestOf } from "../../build-inputs.cjs";
import type { PageView } from "../../../src/model/page-view";
import { TOKENS } from "../../../src/styles/tokens";
import { type SheetView, sheetPath } from "../../../src/model/views/sheet";
import { memoize } from "../../memoize";
import { pictureCache } from "../../images/picture-cache";
import { drawSheet, type SheetInput } from "./draw-sheet";
import { openSheetFonts, SHEET_FONTS } from "./fonts";
import { sheetWords } from "./sheet-words";
import { sheetsIn } from "./with-sheets";

const CACHE = pictureCache("sheets");

const BYTES_OF_A_KB = 1000;

const digestOfInputs = memoize((inputs) => digestOf(inputs.split(" ")));

/** @returns a digest of what decides how a sheet is drawn */
export const sheetSettings = (): string =>
  digestOfInputs(["gatsby/files/sheets", "src/styles/inks.ts", TOKENS, ...SHEET_FONTS, "package-lock.json"].join(" "));

const fonts = memoize(() => openSheetFonts());

/** A sheet's PDF: its address, and the file in the cache that holds it. */
export interface SheetFile {
  id: string;
  path: string;
  file: string;
}

/**
 * Draws the sheets of a page, or finds them in the cache.
 * @throws where one has no room on its page; the message names it
 */
export async function sheetFiles(view: PageView, cache = CACHE): Promise<SheetFile[]> {
  const files: SheetFile[] = [];
  for (const { id, name, title, facts, parts } of sheetsIn(view)) {
    const { file: _file, ...said } = view.sheets?.[id] as SheetView;
    const input: SheetInput = { language: view.language, sheet: { name, title, facts, parts }, view: said };
    const file = await drawn(input, cache).catch((error: Error) => {
      throw new Error(`${view.path}: the sheet ${id} can't be drawn: ${error.message}`);
    });
    files.push({ id, path: sheetPath(view.path, id), file });
  }
  return files;
}

async function drawn(input: SheetInput, cache: string): Promise<string> {
  const key = createHash("sha256").update(sheetSettings()).update(JSON.stringify(input)).digest("hex");
  const file = path.join(cache, `${key}.pdf`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, await drawSheet(input, await fonts("")));
  return file;
}

/** @returns the view, with the addresses of its sheets' PDFs and what their links say */
export async function withSheetFiles(view: PageView, cache?: string): Promise<PageView> {
  const { sheets, language } = view;
  if (!sheets) return view;
  const entries = (await sheetFiles(view, cache)).map(({ id, path: address, file }) => {
    const size = `${Math.ceil(readFileSync(file).length / BYTES_OF_A_KB)}`;
    const link = { path: address, note: sheetWords(language)("sheet.size", { size }) };
    return [id, { ...sheets[id], file: link }] as [string, SheetView];
  });
  return { ...view, sheets: Object.fromEntries(entries) };
}
