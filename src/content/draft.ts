/** The site as its files say it, mistakes included: the input of the rules. */
import type { z } from "zod";
import { DEFAULT_LANGUAGE, type Language } from "../i18n/languages";
import type { Markdown } from "./markdown";
import type { Path } from "./fields";
import type { FactsByLanguage } from "./facts";
import type { Blocks } from "./placeholders";
import { fieldName, placeAt, type Problem } from "./problem";
import type { SourceFile } from "./source-file";

/** What the engine needs of the site's model. */
export interface Model {
  /** The kind of the page at a route, and its declaration. */
  kindOf(route: string): string;
  kinds: Readonly<Record<string, z.ZodType>>;
  /** The files under `content/site`, by name without ending; what is optional may be left out. */
  siteFiles: Readonly<Record<string, z.ZodType>>;
  blocks?: Blocks;
  /** Fallbacks for facts that the company file may leave out: the other fact's name, by name. */
  insteadOf?: Readonly<Record<string, string>>;
  /** Whether pages are shown that are not published yet (src/content/preview.ts). */
  showsDrafts?: boolean;
  /** Addresses of files that the build writes, without language: links may lead to them as to pages. */
  files?: readonly string[];
  /** Pages that the site leads to by itself. */
  landmarks: readonly Landmark[];
  /** Whether a page is an example of a section (gatsby/catalogue), whose words and numbers are not the firm's. */
  isExample?(page: Pick<DraftPage, "route">): boolean;
  /** Names of the parts of a page after which a section may stand; none where its sections have their own order. */
  placesOf?(page: DraftPage): readonly string[];
  /** Names of parts (`#id`) that a page has besides its headings and sections. */
  idsOf(page: DraftPage, draft: Draft): readonly string[];
  /** Rules for this site's own files, beside those for any site. */
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

export interface DraftPage {
  file: SourceFile;
  /** Folder below the project's root, where the page's pictures lie. */
  folder: string;
  route: string;
  language: Language;
  kind: string;
  schema: z.ZodType;
  /** Front matter with placeholders filled in; it may still be wrong. */
  data: Record<string, unknown>;
  markdown: Markdown;
}

export interface Draft {
  /** Absolute path of the project. */
  root: string;
  /** Today in Europe/Berlin, `YYYY-MM-DD`. */
  today: string;
  model: Model;
  /** Of the company file and of the file of facts, as texts name them. */
  facts: FactsByLanguage;
  pages: DraftPage[];
  site: Record<string, { file: SourceFile; data: unknown }>;
  /** Files below `content/pages` that are not pages, relative to the root. */
  otherFiles: string[];
}

export type Rule = (draft: Draft) => Problem[];

const indexes = new WeakMap<Draft, ReadonlyMap<string, DraftPage>>();

/** @returns the page in a language, or undefined. */
export function findPage(draft: Draft, route: string, language: Language): DraftPage | undefined {
  const index = indexes.get(draft) ?? new Map(draft.pages.map((page) => [page.language + page.route, page]));
  indexes.set(draft, index);
  return index.get(language + route);
}

/** @returns the page that this one translates, or undefined where there is none, or it is the page itself */
export function originalOf(draft: Draft, page: DraftPage): DraftPage | undefined {
  return page.language === DEFAULT_LANGUAGE ? undefined : findPage(draft, page.route, DEFAULT_LANGUAGE);
}

/** @returns whether all files could be read; those that could not are not compared. */
export function areReadable(...pages: DraftPage[]): boolean {
  return pages.every(({ file }) => file.problems.length === 0);
}

/** @returns a page's sections as an editor wrote them, right or wrong; none where it has no list of them */
export function sectionsOf({ data }: Pick<DraftPage, "data">): readonly unknown[] {
  return Array.isArray(data["sections"]) ? (data["sections"] as unknown[]) : [];
}

/** @returns whether the page is in the site: no draft, and not dated in the future (quality E3). */
export function isPublished({ data }: DraftPage, today: string): boolean {
  const date = data["date"] ?? data["posted"];
  return data["draft"] !== true && !(typeof date === "string" && date > today);
}

/** @returns a problem at a field of the front matter. */
export function problemAt(page: { file: SourceFile }, path: Path, problem: string, remedy: string): Problem {
  return { file: page.file.path, ...page.file.placeOf(path), field: fieldName(path), problem, remedy };
}

/** @returns a problem at a place of the file as it is typed; `offset` counts from 0 */
export function problemInText({ path, text }: SourceFile, offset: number, problem: string, remedy: string): Problem {
  return { file: path, ...placeAt(text, offset), field: "text", problem, remedy };
}

/** @returns a problem in the markdown after the front matter; `line` counts from the markdown's first. */
export function problemInBody(page: DraftPage, line: number, column: number, problem: string, remedy: string): Problem {
  return { file: page.file.path, line: page.file.bodyLine + line - 1, column, field: "body", problem, remedy };
}
