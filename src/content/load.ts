/** Loads the content: reads files, checks them, compiles pages. It depends on neither Gatsby nor React. */
import type { Language } from "../i18n/languages";
import { checkRawContent } from "./check/check-raw-content";
import { compileBody, compileFields } from "./compile/compile";
import type { BodyPart } from "./compile/markdown-to-html";
import { type RawPage, isPublished, type Model } from "./raw-content";
import { compareProblems, type Problem } from "./problem";
import type { PageFile } from "./read/find-files";
import { type Facts, fillPlaceholders } from "./read/placeholders";
import { readRawContent } from "./read/read-raw-content";

/** A published page in one language, compiled. */
export interface Entry {
  route: string;
  language: Language;
  kind: string;
  /** Checked fields, with HTML in place of markdown. */
  content: Record<string, unknown>;
  /** The markdown after the front matter as HTML, split at its headings of level 2. */
  body: BodyPart[];
}

export interface LoadedContent {
  /** Published pages. Drafts and future pages are checked, then left out, except in a preview (quality E3). */
  entries: Entry[];
  /** Files of `content/site`, by name. */
  site: Record<string, unknown>;
  problems: Problem[];
}

/**
 * Loads the content of a project, without entries if there is a problem.
 * @param more pages outside `content/pages`, such as examples of sections (gatsby/catalogue)
 */
export function loadContent(root: string, today: string, model: Model, more: readonly PageFile[] = []): LoadedContent {
  const read = readRawContent(root, today, model, more);
  const { pages, facts, site } = read.content;
  const problems = [...read.problems, ...checkRawContent(read.content)].sort(compareProblems);
  const isShown = (page: RawPage) => model.showsDrafts === true || isPublished(page, today);
  const published = problems.length > 0 ? [] : pages.filter(isShown);
  return {
    entries: published.map((page) => toEntry(page, facts[page.language])),
    site: Object.fromEntries(Object.entries(site).map(([name, { data }]) => [name, data])),
    problems,
  };
}

function toEntry(page: RawPage, facts: Facts): Entry {
  const { route, language, kind } = page;
  return {
    route,
    language,
    kind,
    content: compileFields(page),
    body: compileBody(page, fillPlaceholders(page.file.body, facts)),
  };
}
