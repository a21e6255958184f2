/** Lists the files that the form may read and write, with their declarations. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { listFiles } from "../../src/content/list-files";
import { findPageFiles, PAGES_FOLDER, SITE_FOLDER } from "../../src/content/read/find-files";
import { readSourceFile } from "../../src/content/read/source-file";
import type { SourceFile } from "../../src/content/read/source-file";
import { LANGUAGES } from "../../src/i18n/languages";
import { kindOf, KIND_SCHEMAS } from "../../src/model/kinds";
import { model } from "../../src/model/model";
import { messages } from "../form-data";

const PAGE = new RegExp(`^${PAGES_FOLDER}(/(?:[a-zA-Z0-9][\\w.-]*/)*)index\\.(?:${LANGUAGES.join("|")})\\.md$`, "u");
const MESSAGES = new RegExp(`^locales/(?:${LANGUAGES.join("|")})\\.json$`, "u");

/** Finds a file's declaration by its path from the root. @returns undefined for a file outside the form */
export function findDeclaration(file: string): z.ZodType | undefined {
  const route = PAGE.exec(file)?.[1];
  if (route !== undefined) return KIND_SCHEMAS[kindOf(route)];
  if (MESSAGES.test(file)) return messages;
  const name = path.posix.dirname(file) === SITE_FOLDER ? path.posix.basename(file, ".yml") : "";
  return model.siteFiles[name];
}

/** Lists the paths of all editable files from the root. */
export function listEditableFiles(root: string): string[] {
  const pages = findPageFiles(root).pages.map((page) => page.path);
  const all = [...pages, ...listFiles(root, SITE_FOLDER), ...LANGUAGES.map((language) => `locales/${language}.json`)];
  return all.filter((file) => findDeclaration(file) !== undefined && existsSync(path.join(root, file)));
}

export function readEditable(root: string, file: string): SourceFile | undefined {
  return existsSync(path.join(root, file)) ? readSourceFile(path.join(root, file), file) : undefined;
}

/** Computes the digest of a file's state, which a save sends to detect conflicts. */
export function digestState(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("base64url");
}
