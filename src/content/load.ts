/** From files to pages: reads, checks against declarations and rules, compiles. Knows neither Gatsby nor React. */
import type { Language } from "../i18n/languages";
import { checkDraft } from "./check/check-draft";
import { compileBody, compileFields } from "./compile/compile";
import type { BodyPart } from "./compile/markdown-to-html";
import { type DraftPage, isPublished, type Model } from "./draft";
import { compareProblems, type Problem } from "./problem";
import type { PageFile } from "./read/find-files";
import { blocksIn, type Facts, fillIn } from "./read/placeholders";
import { readDraft } from "./read/read-draft";

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
  const read = readDraft(root, today, model, more);
  const { pages, facts, site } = read.draft;
  const problems = [...read.problems, ...checkDraft(read.draft)].sort(compareProblems);
  const isShown = (page: DraftPage) => model.showsDrafts === true || isPublished(page, today);
  const published = problems.length > 0 ? [] : pages.filter(isShown);
  return {
    entries: published.map((page) => toEntry(page, facts[page.language], model)),
    site: Object.fromEntries(Object.entries(site).map(([name, { data }]) => [name, data])),
    problems,
  };
}

/** Blocks are put in last: the checks count the lines of a body as its editor does. */
function toEntry(page: DraftPage, facts: Facts, { blocks }: Model): Entry {
  const body = fillIn(fillIn(page.file.body, facts), blocksIn(page.language, blocks));
  const { route, language, kind } = page;
  return { route, language, kind, content: compileFields(page), body: compileBody(page, body) };
}
