/** The content as read from its files, with its mistakes: the input of the rules. */
import type { z } from "zod";
import { DEFAULT_LANGUAGE, type Language } from "../i18n/languages";
import { memoize } from "../memoize";
import { type Field, isRecord, type Path } from "./fields";
import { formatFieldPath, positionAt, type Problem } from "./problem";
import type { FactsByLanguage } from "./read/placeholders";
import type { Markdown } from "./read/read-markdown";
import type { SourceFile } from "./read/source-file";

export interface Model {
  /** Returns the name of the declaration for pages at a route. */
  kindOf(route: string): string;
  kinds: Readonly<Record<string, z.ZodType>>;
  /** Declarations of the files in `content/site` by name. Files of optional declarations may be missing. */
  siteFiles: Readonly<Record<string, z.ZodType>>;
  /** Reads the facts for placeholders, some of them markdown of several lines. The files may have mistakes. */
  readFacts(site: RawContent["site"]): FactsByLanguage;
  /** Shows drafts and future pages (src/content/preview.ts). */
  showsDrafts?: boolean;
  /** URLs of files that the build writes, without language. Links may lead to them. */
  files?: readonly string[];
  /** Checks whether a page is an example (gatsby/catalogue), whose words and numbers are not the company's. */
  isExample?(page: Pick<RawPage, "route">): boolean;
  /** Lists ids (`#id`) of a page besides those of its headings and sections. */
  idsOf(page: RawPage, content: RawContent): readonly string[];
  /** Lists files that may be beside a page, besides its pictures. */
  filesOf?(page: RawPage): readonly string[];
  /** Rules for the fields and files of this site, in addition to those for any site. */
  rules: readonly Rule[];
}

export interface RawFile {
  file: SourceFile;
  schema: z.ZodType;
  /** Data with placeholders filled in, unchecked. */
  data: unknown;
  /** Each declared value of the data, outermost first. */
  fields: readonly Field[];
}

export interface RawPage extends RawFile {
  /** The folder of the page and its pictures, from the project's root. */
  folder: string;
  route: string;
  language: Language;
  kind: string;
  data: Record<string, unknown>;
  markdown: Markdown;
}

export interface RawContent {
  /** Absolute path of the project. */
  root: string;
  /** Today in Europe/Berlin, `YYYY-MM-DD`. */
  today: string;
  model: Model;
  facts: FactsByLanguage;
  pages: readonly RawPage[];
  /** Readable files of `content/site`, by name. */
  site: Readonly<Record<string, RawFile>>;
  /** Files below `content/pages` that are not pages, from the project's root. */
  otherFiles: readonly string[];
}

/** Checks each field, each page, each field of the site's files, or the whole site (check/check-raw-content.ts). */
export interface Rule {
  field?(field: Field, page: RawPage, content: RawContent): Problem[];
  page?(page: RawPage, content: RawContent): Problem[];
  siteField?(field: Field, file: RawFile, content: RawContent): Problem[];
  site?(content: RawContent): Problem[];
}

const pagesByPath = memoize(
  (pages: RawContent["pages"]) => new Map(pages.map((page) => [page.language + page.route, page])),
);

export function findPage(content: RawContent, route: string, language: Language): RawPage | undefined {
  return pagesByPath(content.pages).get(language + route);
}

/** Returns the page in the default language that this one translates, if any. */
export function findOriginal(content: RawContent, page: RawPage): RawPage | undefined {
  return page.language === DEFAULT_LANGUAGE ? undefined : findPage(content, page.route, DEFAULT_LANGUAGE);
}

/** Returns a page's sections, unchecked: empty for an entry of a different type. */
export function rawSections(data: { sections?: unknown }): readonly Record<string, unknown>[] {
  const { sections } = data;
  return Array.isArray(sections) ? sections.map((section: unknown) => (isRecord(section) ? section : {})) : [];
}

/** Checks whether a page is published: neither a draft nor dated in the future (quality E3). */
export function isPublished({ data }: RawPage, today: string): boolean {
  const date = data["date"] ?? data["posted"];
  return data["draft"] !== true && !(typeof date === "string" && date > today);
}

/** Creates a problem at a field of the front matter. */
export function problemAt({ file }: Pick<RawFile, "file">, path: Path, problem: string, remedy: string): Problem {
  return { file: file.path, ...file.placeOf(path), field: formatFieldPath(path), problem, remedy };
}

/** Creates a problem at a position of the file. @param offset characters from 0 */
export function problemInText({ path, text }: SourceFile, offset: number, problem: string, remedy: string): Problem {
  return { file: path, ...positionAt(text, offset), field: "text", problem, remedy };
}

/** Creates a problem in the markdown after the front matter. @param line counts from 1, within the markdown */
export function problemInBody(page: RawPage, line: number, column: number, problem: string, remedy: string): Problem {
  return { file: page.file.path, line: page.file.bodyLine + line - 1, column, field: "body", problem, remedy };
}
