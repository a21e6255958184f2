/** Reads the files into the raw content, with facts filled in. */
import path from "node:path";
import { z } from "zod";
import type { RawContent, RawFile, RawPage, Model } from "../raw-content";
import { collectFields, isRecord, mapFields, valueAt } from "../fields";
import { listFiles } from "../list-files";
import { fileProblem, type Problem } from "../problem";
import { findPageFiles, type PageFile, SITE_FOLDER } from "./find-files";
import { type Facts, fillPlaceholders, fillPlaceholdersInData } from "./placeholders";
import { readMarkdown } from "./read-markdown";
import { readSourceFile } from "./source-file";

/** Reads the files, unchecked. Problems are files that can't be read. @param more pages outside `content/pages` */
export function readRawContent(
  root: string,
  today: string,
  model: Model,
  more: readonly PageFile[],
): { content: RawContent; problems: Problem[] } {
  const problems: Problem[] = [];
  const site = readSite(root, model, problems);
  const facts = model.readFacts(site);
  const found = findPageFiles(root);
  problems.push(...found.problems);
  const pages = [...found.pages, ...more].map((page) => readPage(root, page, model, facts[page.language]));
  problems.push(...pages.flatMap(({ file }) => file.problems));
  return { content: { root, today, model, facts, pages, site, otherFiles: found.others }, problems };
}

function readSite(root: string, { siteFiles }: Model, problems: Problem[]): RawContent["site"] {
  const site: Record<string, RawFile> = {};
  const present = listFiles(root, SITE_FOLDER);
  for (const filePath of present) {
    const name = path.posix.basename(filePath, ".yml");
    const file = readSourceFile(path.join(root, filePath), filePath);
    const schema = Object.hasOwn(siteFiles, name) ? siteFiles[name] : undefined;
    const allowed = Object.keys(siteFiles).map((each) => `${each}.yml`);
    if (!schema) problems.push(fileProblem(filePath, "is not a file of the site", `call it ${allowed.join(", ")}`));
    problems.push(...file.problems);
    if (!schema || file.problems.length > 0) continue;
    // Passes no facts: placeholders are not filled in, texts are only normalized to NFC.
    const data = fillPlaceholdersInData(file.data, {});
    site[name] = { file, schema, data, fields: collectFields(schema, data) };
  }
  const required = Object.keys(siteFiles).filter((name) => !(siteFiles[name] instanceof z.ZodOptional));
  const missing = required.map((name) => `${SITE_FOLDER}/${name}.yml`).filter((file) => !present.includes(file));
  problems.push(...missing.map((file) => fileProblem(file, "is missing", "add it")));
  return site;
}

/** Treats a page whose front matter can't be read as a page without fields. */
function readPage(root: string, pageFile: PageFile, model: Model, facts: Facts): RawPage {
  const file = readSourceFile(path.join(root, pageFile.path), pageFile.path);
  const kind = model.kindOf(pageFile.route);
  const schema = model.kinds[kind];
  if (!schema) throw new Error(`The model names the kind ${kind}, which it does not declare`);
  const filled = mapFields(schema, fillPlaceholdersInData(file.data ?? {}, facts), (value, meta, fieldPath) =>
    meta.type === "verbatim" ? valueAt(file.data, fieldPath) : value,
  );
  const data = isRecord(filled) ? filled : {};
  const { folder, route, language } = pageFile;
  // Facts of several lines would move the lines below them, which problems count.
  const short = Object.fromEntries(Object.entries(facts).filter(([, fact]) => !fact.includes("\n")));
  const markdown = readMarkdown(fillPlaceholders(file.body, short));
  return { file, folder, route, language, kind, schema, data, fields: collectFields(schema, data), markdown };
}
