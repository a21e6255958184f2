import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findPageFiles, type PageFile, PAGES_FOLDER } from "../../src/content/read/find-files";
import { loadContent } from "../../src/content/load";
import type { Problem } from "../../src/content/problem";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { type Kind, KIND_SCHEMAS } from "../../src/model/kinds";
import { model } from "../../src/model/model";
import { requireFreeRoute, NewPageError } from "./route-checks";
import { buildBlankPage } from "./blank-page";
import { copyPage } from "./copy-page";

export interface NewPageOptions {
  kind: Kind;
  route: string;
  /** The route of the page to copy. Without it the new page is empty. */
  from?: string | undefined;
}

/**
 * Writes a new page as a draft in every language.
 * @param root absolute path of the project
 * @param today the page's date, `YYYY-MM-DD`
 * @returns the paths of the new files, from the root
 * @throws {NewPageError} before anything is written, if the page is not possible
 */
export function writeNewPage(root: string, { kind, route, from }: NewPageOptions, today: string): string[] {
  requireFreeRoute(root, kind, route);
  const folder = `${PAGES_FOLDER}${route.slice(0, -1)}`;
  const source = from === undefined ? [] : findSource(root, from);
  const texts =
    from === undefined
      ? LANGUAGES.map((language) => [`index.${language}.md`, emptyPage(kind, language, today)] as const)
      : copyPage(root, source).map(({ file, text }) => [path.posix.basename(file.path), text] as const);
  mkdirSync(path.join(root, folder), { recursive: true });
  if (source[0]) copyPictures(root, source[0].folder, folder);
  return texts.map(([name, text]) => {
    writeFileSync(path.join(root, folder, name), text, { flag: "wx" });
    return `${folder}/${name}`;
  });
}

/** Checks the content, and returns the problems in the new files and those that mention them. */
export function listNewPageProblems(root: string, files: readonly string[], today: string): Problem[] {
  const { problems } = loadContent(root, today, model);
  return problems.filter(({ file, problem }) => files.some((name) => file === name || problem.includes(name)));
}

function emptyPage(kind: Kind, language: Language, today: string): string {
  return buildBlankPage(KIND_SCHEMAS[kind], language, {
    draft: true,
    date: today,
    posted: today,
    ...(kind === "legal" && { updated: today }),
  });
}

function findSource(root: string, from: string): PageFile[] {
  const files = findPageFiles(root).pages.filter(({ route }) => route === from);
  if (files.length === 0) throw new NewPageError(`${from} - does not exist - write the address of a page to copy`);
  return files;
}

/** Copies the pictures in a page's folder, but no pages below it. */
function copyPictures(root: string, from: string, to: string): void {
  for (const entry of readdirSync(path.join(root, from), { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(".md") || entry.name.startsWith(".")) continue;
    copyFileSync(path.join(root, from, entry.name), path.join(root, to, entry.name));
  }
}
