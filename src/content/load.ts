/** From files to pages: reads, checks against declarations and rules, compiles. Knows neither Gatsby nor React. */
import path from "node:path";
import { z } from "zod";
import type { Language } from "../i18n/languages";
import { compileBody, compileFields } from "./compile";
import { type Draft, type DraftPage, isPublished, type Model, type Rule } from "./draft";
import { explainIssues } from "./explain";
import { readFacts } from "./facts";
import { isRecord, mapFields, valueAt } from "./fields";
import { filesBelow } from "./files-below";
import { findPageFiles, type PageFile, SITE } from "./find-files";
import { type BodyPart, readMarkdown } from "./markdown";
import { blocksIn, type Facts, fillIn, fillInData } from "./placeholders";
import { compareProblems, fileProblem, type Problem } from "./problem";
import { duplicates } from "./rules/duplicates";
import { headings } from "./rules/headings";
import { landmarks } from "./rules/landmarks";
import { links } from "./rules/links";
import { names } from "./rules/names";
import { pictures } from "./rules/pictures";
import { margins, places } from "./rules/places";
import { ranges } from "./rules/ranges";
import { sameFacts } from "./rules/same-facts";
import { signs } from "./rules/signs";
import { texts } from "./rules/texts";
import { titles } from "./rules/titles";
import { translations } from "./rules/translations";
import { readSourceFile } from "./read-source-file";

/** Rules for any site; a model adds its own. */
const RULES: readonly Rule[] = [
  translations,
  duplicates,
  headings,
  sameFacts,
  names,
  margins,
  places,
  landmarks,
  links,
  pictures,
  texts,
  titles,
  signs,
  ranges,
];

/** A published page in one language, ready to be shown. */
export interface Entry {
  route: string;
  language: Language;
  kind: string;
  /** The checked fields; texts are HTML where the declaration says markdown. */
  content: Record<string, unknown>;
  /** The markdown after the front matter as HTML, cut at its headings of level 2. */
  body: BodyPart[];
}

export interface LoadedContent {
  /** Published pages only: drafts and future dates are checked and then left out (quality E3), but of a preview. */
  entries: Entry[];
  /** The files under `content/site`, by name. */
  site: Record<string, unknown>;
  problems: Problem[];
}

/**
 * @param root absolute path of the project
 * @param today the day that decides what is published, `YYYY-MM-DD` in Europe/Berlin
 * @param more pages that stand outside `content/pages`: the examples of sections (gatsby/catalogue)
 * @returns everything, and every mistake; entries are empty as long as there are mistakes
 */
export function loadContent(root: string, today: string, model: Model, more: readonly PageFile[] = []): LoadedContent {
  const { draft, problems } = readDraft(root, today, model, more);
  const all = [...problems, ...[...RULES, ...draft.model.rules].flatMap((rule) => rule(draft))].sort(compareProblems);
  const site = Object.fromEntries(Object.entries(draft.site).map(([name, { data }]) => [name, data]));
  const isShown = (page: DraftPage) => model.showsDrafts === true || isPublished(page, today);
  const published = all.length > 0 ? [] : draft.pages.filter(isShown);
  return { entries: published.map((page) => toEntry(page, draft.facts[page.language], model)), site, problems: all };
}

/** @returns the files as they are, with the mistakes of their own; no rule has seen them yet */
function readDraft(
  root: string,
  today: string,
  model: Model,
  more: readonly PageFile[],
): { draft: Draft; problems: Problem[] } {
  const problems: Problem[] = [];
  const site: Draft["site"] = {};
  for (const filePath of filesBelow(root, SITE)) {
    const name = path.posix.basename(filePath, ".yml");
    const file = readSourceFile(path.join(root, filePath), filePath);
    const schema = Object.hasOwn(model.siteFiles, name) ? model.siteFiles[name] : undefined;
    const allowed = Object.keys(model.siteFiles).map((each) => `${each}.yml`);
    if (!schema) problems.push(fileProblem(filePath, "is not a file of the site", `call it ${allowed.join(", ")}`));
    problems.push(...file.problems);
    if (!schema || file.problems.length > 0) continue;
    // No facts: it is composed letters that are filled in.
    const data = fillInData(file.data, {});
    problems.push(...explainIssues(schema, data, file, filePath));
    site[name] = { file, data };
  }
  problems.push(...missingSiteFiles(root, model));
  const known = readFacts(site, model.insteadOf);
  const found = findPageFiles(root);
  problems.push(...found.problems);
  const pages = [...found.pages, ...more].flatMap((pageFile) =>
    readPage(root, pageFile, model, known[pageFile.language], problems),
  );
  return { draft: { root, today, model, facts: known, pages, site, otherFiles: found.others }, problems };
}

/** A file whose front matter can't be read is reported, and otherwise treated as a page without fields. */
function readPage(root: string, pageFile: PageFile, model: Model, facts: Facts, problems: Problem[]): DraftPage[] {
  const file = readSourceFile(path.join(root, pageFile.path), pageFile.path);
  const kind = model.kindOf(pageFile.route);
  const schema = model.kinds[kind];
  if (!schema) throw new Error(`The model names the kind ${kind}, which it does not declare`);
  problems.push(...file.problems);
  const filled = mapFields(schema, fillInData(file.data ?? {}, facts), (value, meta, fieldPath) =>
    meta.type === "verbatim" ? valueAt(file.data, fieldPath) : value,
  );
  const data = isRecord(filled) ? filled : {};
  if (file.problems.length === 0) problems.push(...explainIssues(schema, filled, file, `the kind ${kind}`));
  const { folder, route, language } = pageFile;
  return [{ file, folder, route, language, kind, schema, data, markdown: readMarkdown(fillIn(file.body, facts)) }];
}

/** Blocks are put in last: the checks tell the lines of a body as its editor counts them. */
function toEntry(page: DraftPage, facts: Facts, { blocks }: Model): Entry {
  const body = fillIn(fillIn(page.file.body, facts), blocksIn(page.language, blocks));
  const { route, language, kind } = page;
  return { route, language, kind, content: compileFields(page), body: compileBody(page, body) };
}

function missingSiteFiles(root: string, { siteFiles }: Model): Problem[] {
  const present = new Set(filesBelow(root, SITE));
  return Object.entries(siteFiles)
    .filter(([, schema]) => !(schema instanceof z.ZodOptional))
    .map(([name]) => `${SITE}/${name}.yml`)
    .filter((file) => !present.has(file))
    .map((file) => fileProblem(file, "is missing", "add it"));
}
