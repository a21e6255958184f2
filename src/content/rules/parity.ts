import { type Language, LANGUAGES } from "../../i18n/languages";
import type { RawContent, RawPage, Rule } from "../raw-content";
import { findPage, findOriginal, problemAt, problemInBody, rawSections } from "../raw-content";
import { type Path, valueAt } from "../fields";
import { fileProblem, type Problem } from "../problem";
import type { HeadingInfo } from "../read/read-markdown";

/** Requires a translation as new, with the same facts, sections and headings, or `translation: none` (quality E2). */
export const parityRule: Rule = {
  page(page, content) {
    const others = LANGUAGES.filter((language) => language !== page.language);
    const original = findOriginal(content, page);
    // Skips files that can't be read.
    const isComparable = original && page.file.problems.length === 0 && original.file.problems.length === 0;
    return [
      ...others.flatMap((language) => translation(content, page, language)),
      ...(isComparable ? [...facts(page, original), ...headings(page, original)] : []),
    ];
  },
};

function translation(content: RawContent, page: RawPage, language: Language): Problem[] {
  const other = findPage(content, page.route, language);
  const isAlone = page.data["translation"] === "none";
  if (!other) return isAlone ? [] : [missing(page.file.path, language)];
  const contradiction = "says that there is no translation, but there is one";
  if (isAlone) return [problemAt(page, ["translation"], contradiction, "remove the field")];
  const [mine, theirs] = [page.data["updated"], other.data["updated"]];
  if (typeof theirs !== "string" || String(mine ?? "") >= theirs) return [];
  const problem = `${mine === undefined ? "was never updated" : `was updated on ${String(mine)}`}, but index.${language}.md on ${theirs}`;
  return [problemAt(page, ["updated"], problem, `carry the change over, then write updated: ${theirs}`)];
}

function missing(file: string, language: Language): Problem {
  const remedy = `add index.${language}.md beside it, or write translation: none`;
  return fileProblem(file, `the page has no index.${language}.md`, remedy, "translation");
}

/** Compares dates, codes and other shared facts; those of sections only if both pages have the same sections. */
function facts(page: RawPage, original: RawPage): Problem[] {
  const [mine, theirs] = [page, original].map((each) => outline(each).join(", ") || "none");
  const isSame = mine === theirs;
  const paths = new Map<string, Path>();
  for (const { value, meta, path } of [...original.fields, ...page.fields])
    if (meta.shared && typeof value !== "object" && path[0] !== "updated" && (isSame || path[0] !== "sections"))
      paths.set(path.join("."), path);
  const different = [...paths.values()].flatMap((path) => {
    const [here, there] = [valueAt(page.data, path), valueAt(original.data, path)];
    const problem = `is ${say(here)} here and ${say(there)} in index.${original.language}.md`;
    if (here === there || [page, original].some((each) => isRejected(each, path))) return [];
    return [problemAt(page, path, problem, "write the same in both languages")];
  });
  if (isSame) return different;
  const problem = `are ${mine} here and ${theirs} in index.${original.language}.md`;
  const remedy = "give both languages the same sections, with the same ids, in the same order";
  return [...different, problemAt(page, ["sections"], problem, remedy)];
}

/** Checks whether a value has a problem of its own, such as a missing date: it is reported once, in its file. */
function isRejected({ schema, data }: RawPage, path: Path): boolean {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.some((issue) => issue.path.join(".") === path.join("."));
}

const outline = ({ data }: RawPage): string[] =>
  rawSections(data).map(
    ({ type = "one without a type", id }) => String(type) + (id === undefined ? "" : ` #${String(id)}`),
  );

const say = (value: unknown): string => (value === undefined ? "missing" : `"${String(value)}"`);

function headings(page: RawPage, original: RawPage): Problem[] {
  const [mine, theirs] = [page.markdown.headings, original.markdown.headings];
  const length = Math.max(mine.length, theirs.length);
  const index = Array.from({ length }, (_, each) => each).find(
    (each) => sayHeading(mine[each]) !== sayHeading(theirs[each]),
  );
  if (index === undefined) return [];
  const line = (mine[index] ?? mine.at(-1))?.line ?? 1;
  const problem = `the headings differ from index.${original.language}.md: ${sayHeading(mine[index])} here, ${sayHeading(theirs[index])} there`;
  const remedy = "give both languages the same headings, with the same names, in the same order";
  return [problemInBody(page, line, 1, problem, remedy)];
}

const sayHeading = (heading?: HeadingInfo): string =>
  heading ? `${"#".repeat(heading.level)}${heading.id && ` {#${heading.id}}`}` : "none";
