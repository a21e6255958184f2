import path from "node:path";
import { isRecord } from "../../src/content/fields";
import { findPageFiles, type PageFile } from "../../src/content/read/find-files";
import { readSourceFile } from "../../src/content/read/source-file";
import type { SourceFile } from "../../src/content/read/source-file";
import { patchFile } from "../../editor/patch/patch-file";
import { NewPageError } from "./route-checks";

/**
 * Copies a page as a draft. A code becomes the next free one of its line.
 * @param root absolute path of the project
 * @param from the files of the copied page
 * @returns the text of each file
 * @throws {NewPageError} if a file can't be parsed
 */
export function copyPage(root: string, from: readonly PageFile[]): { file: PageFile; text: string }[] {
  const codes = readCodes(root);
  return from.map((file) => {
    const source = readSourceFile(path.join(root, file.path), file.path);
    if (!isRecord(source.data))
      throw new NewPageError(`${file.path} - can't be parsed - run npm run check:content for the reason`);
    const { code } = source.data;
    const own = typeof code === "string" ? { code: nextCode(code, codes) } : {};
    return { file, text: patchFile(file.path, source.text, { data: { ...source.data, ...own, draft: true } }) };
  });
}

/** Finds the next free number of a code's line, because a code belongs to one page. */
function nextCode(code: string, taken: ReadonlySet<unknown>): string {
  const letter = code.slice(0, 1);
  let number = Number(code.slice(1)) + 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

function readCodes(root: string): Set<unknown> {
  const sources: SourceFile[] = findPageFiles(root).pages.map((page) =>
    readSourceFile(path.join(root, page.path), page.path),
  );
  return new Set(sources.map(({ data }) => (isRecord(data) ? data["code"] : undefined)));
}
