import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Draft, type DraftPage, problemAt, sectionsOf } from "../draft";
import { fieldsIn, isRecord } from "../fields";
import { suggest } from "../explain";
import { betterName } from "../file-names";
import { narrowFile, pictureFile } from "../picture-file";
import { fileProblem, type Problem } from "../problem";
import type { FieldMeta } from "../field-meta";
import { drawingProblems } from "./drawings";
import { isDrawing, unfitPictures } from "./picture-files";

/** Every picture is there, says what it shows, holds nothing but a picture, and is used by a page (quality E4). */
export function pictures(draft: Draft): Problem[] {
  const used = new Set(draft.pages.flatMap((page) => shownFiles(page, draft.root)));
  const printed = new Set(draft.pages.flatMap(printedFiles));
  const there = [...used].map((file) => path.join(draft.root, file)).filter((file) => existsSync(file));
  const unfit = unfitPictures(there);
  const problems = draft.pages.flatMap((page) => {
    const found: Problem[] = [];
    for (const { value, meta, path: fieldPath } of fieldsIn(page.schema, page.data)) {
      if (meta.type !== "picture" || !isRecord(value)) continue;
      if (value["alt"] === undefined && value["decorative"] !== true) {
        const remedy = "add alt: what the picture shows, or decorative: true";
        found.push(problemAt(page, fieldPath, "has no text alternative", remedy));
      }
      if (value["alt"] !== undefined && value["decorative"] === true) {
        const problem = "a decorative picture has no text alternative";
        found.push(problemAt(page, [...fieldPath, "alt"], problem, "remove alt or decorative"));
      }
      const file = pictureFile(page, value["file"], meta);
      for (const each of [file, ...narrowFile(file, draft.root)]) {
        const { problem, remedy: mend = "" } = unfit.get(path.join(draft.root, each)) ?? {};
        if (problem) found.push(problemAt(page, [...fieldPath, "file"], `${each} ${problem}`, mend));
      }
      // What can be no name is told at its field, and where the file lies.
      if (there.includes(path.join(draft.root, file)) || betterName(path.posix.basename(file))) continue;
      const beside = draft.otherFiles.filter((other) => path.posix.dirname(other) === path.posix.dirname(file));
      const guess = suggest(file, beside);
      const remedy = guess
        ? `did you mean "${withoutLanguage(path.posix.relative(page.folder, guess), meta)}"?`
        : `put the picture into ${page.folder}`;
      found.push(problemAt(page, [...fieldPath, "file"], `${file} does not exist`, remedy));
    }
    return found;
  });
  const drawings = draft.otherFiles.filter((file) => used.has(file) && isDrawing(file));
  return [
    ...problems,
    ...drawings.flatMap((file) => drawingProblems(file, readFileSync(path.join(draft.root, file), "utf8"))),
    ...draft.otherFiles
      .filter((file) => !used.has(file) && !printed.has(file) && !betterName(path.posix.basename(file)))
      .map((file) => fileProblem(file, "is used by no page", "name it in a picture field of a page, or remove it")),
  ];
}

/** @returns the pictures that a page's fields name, whether they are there or not */
function shownFiles(page: DraftPage, root: string): string[] {
  return fieldsIn(page.schema, page.data).flatMap(({ value, meta }) => {
    if (meta.type !== "picture" || !isRecord(value)) return [];
    const file = pictureFile(page, value["file"], meta);
    return [file, ...narrowFile(file, root)];
  });
}

/** @returns where the PDFs of a page's sections may lie: they are called by their ids (`npm run sheets`) */
function printedFiles(page: DraftPage): string[] {
  const fileOf = (id: unknown) => `${page.folder}/${String(id)}.${page.language}.pdf`;
  return sectionsOf(page).flatMap((section) => (isRecord(section) ? fileOf(section["id"]) : []));
}

/** @returns a picture's name as an editor writes it. */
function withoutLanguage(name: string, { perLanguage }: Partial<FieldMeta>): string {
  return perLanguage ? name.replace(/\.[a-z]{2}(?=\.png$)/u, "") : name;
}
