import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { memoize } from "../../memoize";
import { type RawContent, type RawPage, problemAt, type Rule } from "../raw-content";
import type { FieldMeta } from "../field-meta";
import { type Field, isRecord, type Path } from "../fields";
import { fileProblem, type Problem } from "../problem";
import { isUrlSegment } from "../read/find-files";
import { isDrawing, findNarrowFile, picturePath } from "../read/picture-file";
import { suggest } from "../suggest";
import { checkDrawing } from "./drawings";
import { findUnfitPictures } from "./picture-files";

/** Requires pictures to exist, to have a text alternative, to be fit for the site and to be used (quality E4). */
export const picturesRule: Rule = {
  field({ value, meta, path: field }, page, content) {
    if (meta.type !== "picture" || !isRecord(value)) return [];
    const { unfit } = readPictures(content);
    const file = picturePath(page, value["file"], meta);
    return [
      ...findAltMistake(page, field, value),
      ...[file, ...findNarrowFile(file, content.root)].flatMap((each) => {
        const { problem, remedy } = unfit.get(path.join(content.root, each)) ?? {};
        return problem && remedy ? [problemAt(page, [...field, "file"], `${each} ${problem}`, remedy)] : [];
      }),
      ...missing(content, page, file, meta).map((remedy) =>
        problemAt(page, [...field, "file"], `${file} does not exist`, remedy),
      ),
    ];
  },
  site(content) {
    const { used } = readPictures(content);
    const beside = new Set(content.pages.flatMap((page) => content.model.filesOf?.(page) ?? []));
    return content.otherFiles.flatMap((file) => {
      if (used.has(file))
        return isDrawing(file) ? checkDrawing(file, readFileSync(path.join(content.root, file), "utf8")) : [];
      if (beside.has(file) || !isUrlSegment(path.posix.basename(file))) return [];
      return [fileProblem(file, "is used by no page", "name it in a picture field of a page, or remove it")];
    });
  },
};

/** Lists the pictures that pages name, and problems of the existing ones. */
const readPictures = memoize(({ root, pages }: RawContent) => {
  const used = new Set(pages.flatMap((page) => page.fields.flatMap((field) => shownFiles(root, page, field))));
  const there = [...used].map((file) => path.join(root, file)).filter((file) => existsSync(file));
  return { used, unfit: findUnfitPictures(there) };
});

function shownFiles(root: string, page: RawPage, { value, meta }: Field): string[] {
  if (meta.type !== "picture" || !isRecord(value)) return [];
  const file = picturePath(page, value["file"], meta);
  return [file, ...findNarrowFile(file, root)];
}

function findAltMistake(page: RawPage, field: Path, { alt, decorative }: Record<string, unknown>): Problem[] {
  if (alt === undefined && decorative !== true)
    return [problemAt(page, field, "has no text alternative", "add alt: what the picture shows, or decorative: true")];
  if (alt === undefined || decorative !== true) return [];
  return [
    problemAt(page, [...field, "alt"], "a decorative picture has no text alternative", "remove alt or decorative"),
  ];
}

/** Returns a remedy for a missing picture. Invalid names are reported elsewhere. */
function missing(content: RawContent, page: RawPage, file: string, { perLanguage }: Partial<FieldMeta>): string[] {
  if (existsSync(path.join(content.root, file)) || !isUrlSegment(path.posix.basename(file))) return [];
  const ending = perLanguage ? `.${page.language}.png` : "";
  const isBeside = (other: string) => path.posix.dirname(other) === path.posix.dirname(file) && other.endsWith(ending);
  const beside = path.posix.join(page.folder, path.posix.basename(file));
  const guess = content.otherFiles.includes(beside) ? beside : suggest(file, content.otherFiles.filter(isBeside));
  if (!guess) return [`put the picture into ${page.folder}`];
  const name = path.posix.relative(page.folder, guess);
  return [`did you mean "${perLanguage ? name.replace(ending, ".png") : name}"?`];
}
