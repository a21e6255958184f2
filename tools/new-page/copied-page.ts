/** A page made from another: its words and facts stay, what names it and nothing else is new. */
import path from "node:path";
import { isRecord } from "../../src/content/fields";
import { findPageFiles, type PageFile } from "../../src/content/read/find-files";
import { readSourceFile } from "../../src/content/read/read-source-file";
import type { SourceFile } from "../../src/content/read/source-file";
import { patchFile } from "../../editor/patch/patch-file";
import { NewPageError } from "./address";

/**
 * @param root absolute path of the project
 * @param from the page that is copied
 * @returns its files as a draft, each with the file that it was made from
 * @throws {NewPageError} where one of them can't be read
 */
export function copiedPage(root: string, from: readonly PageFile[]): { file: PageFile; text: string }[] {
  const codes = readCodes(root);
  return from.map((file) => {
    const source = readSourceFile(path.join(root, file.path), file.path);
    if (!isRecord(source.data)) throw new NewPageError(`${file.path} can't be read - npm run check:content says why`);
    const { code } = source.data;
    const own = typeof code === "string" ? { code: nextCode(code, codes) } : {};
    return { file, text: patchFile(file.path, source.text, { data: { ...source.data, ...own, draft: true } }) };
  });
}

/** A code is given once and for ever: the new page gets the next number of its line. */
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
