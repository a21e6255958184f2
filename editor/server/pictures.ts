/** Reads and writes pictures beside pages, and finds those that a save leaves without a page. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { collectFields, isRecord } from "../../src/content/fields";
import { findPageFiles, type PageFile, PAGES_FOLDER } from "../../src/content/read/find-files";
import { isDrawing, picturePath } from "../../src/content/read/picture-file";
import { PICTURE_PATH_PATTERN } from "../../src/content/picture-vocabulary";
import { cleanDrawing } from "./clean-drawing";
import { findDeclaration, readEditable } from "./editable";
import type { SavedPicture } from "./saved-files";

const PAGE_FOLDER_FILE = new RegExp(`^${PAGES_FOLDER}/(?:[a-zA-Z0-9][\\w.-]*/)*[a-zA-Z0-9][\\w.-]*$`, "u");

/** Checks whether a path from the root is valid for a picture beside a page. */
export function isPictureFile(file: string): boolean {
  return PAGE_FOLDER_FILE.test(file) && PICTURE_PATH_PATTERN.test(file);
}

/** Lists the paths of all pictures below `content/pages` from the root. */
export function listPagePictures(root: string): string[] {
  return findPageFiles(root).others.filter(isPictureFile);
}

/** Reads a picture. @returns undefined for a missing file or an invalid path */
export function readPicture(root: string, file: string): Uint8Array | undefined {
  const place = path.join(root, file);
  return isPictureFile(file) && existsSync(place) ? readFileSync(place) : undefined;
}

/** Decodes an uploaded picture, and cleans drawings. */
export function decodePictureBytes({ path: file, base64 }: SavedPicture): Uint8Array {
  const bytes = Buffer.from(base64, "base64");
  if (!isDrawing(file)) return bytes;
  const text = bytes.toString("utf8");
  const cleaned = cleanDrawing(text);
  return cleaned === text ? bytes : Buffer.from(cleaned);
}

/**
 * Finds pictures beside changed pages that a change leaves without a page.
 * @param root absolute path of the current project
 * @param stagedRoot absolute path of the project with the change
 * @param changed paths of changed files from the root
 */
export function findOrphanedPictures(root: string, stagedRoot: string, changed: readonly string[]): string[] {
  const { pages } = findPageFiles(stagedRoot);
  const touched = pages.filter((page) => changed.includes(page.path));
  const folders = new Set(touched.map(({ folder }) => folder));
  const isBeside = (file: string) => folders.has(path.posix.dirname(file)) && !changed.includes(file);
  const before = new Set(touched.flatMap((page) => listPictures(root, page)).filter(isBeside));
  for (const page of touched) for (const file of listPictures(stagedRoot, page)) before.delete(file);
  const dropped = [...before].filter((file) => existsSync(path.join(stagedRoot, file)));
  if (dropped.length === 0) return [];
  const elsewhere = new Set(pages.flatMap((page) => listPictures(stagedRoot, page)));
  return dropped.filter((file) => !elsewhere.has(file));
}

/** Lists a page's pictures except screenshots, which are committed by hand. */
function listPictures(root: string, page: PageFile): string[] {
  const [schema, data] = [findDeclaration(page.path), readEditable(root, page.path)?.data];
  if (schema === undefined || data === undefined) return [];
  return collectFields(schema, data).flatMap(({ value, meta }) =>
    meta.type === "picture" && !meta.perLanguage && isRecord(value) ? picturePath(page, value["file"], meta) : [],
  );
}
