/** Reads pages, files and messages for the form. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../src/content/fields";
import { listFiles } from "../../src/content/list-files";
import { findPageFiles, SITE_FOLDER } from "../../src/content/read/find-files";
import { readSourceFile } from "../../src/content/read/source-file";
import { DEFAULT_LANGUAGE, type Language } from "../../src/i18n/languages";
import { kindOf } from "../../src/model/kinds";
import type { PageEntry } from "../form/collections";
import { type EditableContent, createFormConfig, type FormConfig } from "../form/config";
import { serializeForForm } from "../form-data";
import { listEditableFiles, readEditable, digestState } from "./editable";
import { isPictureFile, listPagePictures, readPicture } from "./pictures";

/** A file for the form, which requests pictures separately. */
export interface FormFile {
  text?: string;
  state: string;
}

/** Builds the form's configuration from the content. @param language the editor's language */
export function readFormConfig(root: string, language: Language, siteUrl: string): FormConfig {
  return createFormConfig(readContent(root), language, siteUrl);
}

/** Reads all readable files by path. `npm run check:content` reports unreadable ones. */
export function readFormFiles(root: string): Record<string, FormFile> {
  const files = [...listEditableFiles(root), ...listPagePictures(root)].flatMap((file) => {
    const found = readFormFile(root, file);
    return found ? [[file, found] as const] : [];
  });
  return Object.fromEntries(files);
}

/** Reads a file by its path from the root. @returns undefined for a missing or unreadable file */
export function readFormFile(root: string, file: string): FormFile | undefined {
  if (isPictureFile(file)) {
    const bytes = readPicture(root, file);
    return bytes && { state: digestState(bytes) };
  }
  const source = readEditable(root, file);
  const text = source && serializeForForm(source);
  return source && text !== undefined ? { text, state: digestState(source.text) } : undefined;
}

function readContent(root: string): EditableContent {
  const site = listFiles(root, SITE_FOLDER).map(
    (file) => [path.posix.basename(file, ".yml"), readData(root, file)] as const,
  );
  const messages = JSON.parse(readFileSync(path.join(root, `locales/${DEFAULT_LANGUAGE}.json`), "utf8")) as object;
  return { pages: readPages(root), site: Object.fromEntries(site), messages: Object.keys(messages) };
}

/** Reads one page for each route, preferably in the default language. */
function readPages(root: string): PageEntry[] {
  const byRoute = new Map<string, PageEntry>();
  for (const file of findPageFiles(root).pages) {
    if (byRoute.has(file.route) && file.language !== DEFAULT_LANGUAGE) continue;
    const data = readData(root, file.path);
    const title = isRecord(data) && typeof data["title"] === "string" ? data["title"] : file.route;
    byRoute.set(file.route, { file, kind: kindOf(file.route), title });
  }
  return [...byRoute.values()];
}

function readData(root: string, file: string): unknown {
  return readSourceFile(path.join(root, file), file).data;
}
