/** The site as its files say it, mistakes included: the input of the rules. */
import type { z } from "zod";
import { DEFAULT_LANGUAGE, type Language } from "../i18n/languages";
import { memoize } from "../memoize";
import { type Field, isRecord, type Path } from "./fields";
import { fieldName, placeAt, type Problem } from "./problem";
import type { Blocks, FactsByLanguage } from "./read/placeholders";
import type { Markdown } from "./read/read-markdown";
import type { SourceFile } from "./read/source-file";

/** What the engine needs of the site's model. */
export interface Model {
  /** The kind of the page at a route, and its declaration. */
  kindOf(route: string): string;
  kinds: Readonly<Record<string, z.ZodType>>;
  /** The files under `content/site`, by name without ending; what is optional may be left out. */
  siteFiles: Readonly<Record<string, z.ZodType>>;
  /** Reads the facts that texts name in braces. @returns them by language; the site's files may have mistakes */
  readFacts(site: Draft["site"]): FactsByLanguage;
  blocks?: Blocks;
  /** Whether pages are shown that are not published yet (src/content/preview.ts). */
  showsDrafts?: boolean;
  /** Addresses of files that the build writes, without language: links may lead to them as to pages. */
  files?: readonly string[];
  /** Pages that the site leads to by itself. */
  landmarks: readonly Landmark[];
  /** Fields of which two pages of a language never have the same value. */
  uniqueFields: readonly string[];
  /** Whether a page is an example of a section (gatsby/catalogue), whose words and numbers are not the firm's. */
  isExample?(page: Pick<DraftPage, "route">): boolean;
  /** Names of parts (`#id`) that a page has besides its headings and sections. */
  idsOf(page: DraftPage, draft: Draft): readonly string[];
  /** Files that may lie beside a page, besides its pictures. */
  filesOf?(page: DraftPage): readonly string[];
  /** Rules for this site's own fields and files, beside those for any site. */
  rules: readonly Rule[];
}

export interface Landmark {
  route: string;
  /** The part of it that is linked to. */
  part?: string;
  /** Without it, every site needs the landmark. */
  isNeededBy?(page: Pick<DraftPage, "kind" | "data">): boolean;
  /** Half a sentence for the editor. */
  because: string;
}

export interface DraftFile {
  file: SourceFile;
  schema: z.ZodType;
  /** As the file says it, with placeholders filled in; it may still be wrong. */
  data: unknown;
  /** Each value of the data that is declared, outermost first. */
  fields: readonly Field[];
}

export interface DraftPage extends DraftFile {
  /** Folder below the project's root, where the page's pictures lie. */
  folder: string;
  route: string;
  language: Language;
  kind: string;
  data: Record<string, unknown>;
  markdown: Markdown;
}

export interface Draft {
  /** Absolute path of the project. */
  root: string;
  /** Today in Europe/Berlin, `YYYY-MM-DD`. */
  today: string;
  model: Model;
  facts: FactsByLanguage;
  pages: readonly DraftPage[];
  /** The files under `content/site` that can be read, by name. */
  site: Readonly<Record<string, DraftFile>>;
  /** Files below `content/pages` that are not pages, relative to the root. */
  otherFiles: readonly string[];
}

/** Checks each field, each page, each field of the site's files, or the site as a whole (check/check-draft.ts). */
export interface Rule {
  field?(field: Field, page: DraftPage, draft: Draft): Problem[];
  page?(page: DraftPage, draft: Draft): Problem[];
  siteField?(field: Field, file: DraftFile, draft: Draft): Problem[];
  site?(draft: Draft): Problem[];
}

const pagesByPath = memoize(
  (pages: Draft["pages"]) => new Map(pages.map((page) => [page.language + page.route, page])),
);

/** @returns the page in a language, or undefined. */
export function findPage(draft: Draft, route: string, language: Language): DraftPage | undefined {
  return pagesByPath(draft.pages).get(language + route);
}

/** @returns the page that this one translates, or undefined where there is none, or it is the page itself */
export function originalOf(draft: Draft, page: DraftPage): DraftPage | undefined {
  return page.language === DEFAULT_LANGUAGE ? undefined : findPage(draft, page.route, DEFAULT_LANGUAGE);
}

/** @returns a page's sections, right or wrong: an empty one in place of an entry of another type, no list without a list */
export function writtenSections(data: { sections?: unknown }): readonly Record<string, unknown>[] {
  const { sections } = data;
  return Array.isArray(sections) ? sections.map((section: unknown) => (isRecord(section) ? section : {})) : [];
}

/** @returns whether the page is in the site: no draft, and not dated in the future (quality E3). */
export function isPublished({ data }: DraftPage, today: string): boolean {
  const date = data["date"] ?? data["posted"];
  return data["draft"] !== true && !(typeof date === "string" && date > today);
}

/** @returns a problem at a field of the front matter. */
export function problemAt({ file }: Pick<DraftFile, "file">, path: Path, problem: string, remedy: string): Problem {
  return { file: file.path, ...file.placeOf(path), field: fieldName(path), problem, remedy };
}

/** @returns a problem at a place of the file as it is typed; `offset` counts from 0 */
export function problemInText({ path, text }: SourceFile, offset: number, problem: string, remedy: string): Problem {
  return { file: path, ...placeAt(text, offset), field: "text", problem, remedy };
}

/** @returns a problem in the markdown after the front matter; `line` counts from the markdown's first. */
export function problemInBody(page: DraftPage, line: number, column: number, problem: string, remedy: string): Problem {
  return { file: page.file.path, line: page.file.bodyLine + line - 1, column, field: "body", problem, remedy };
}
