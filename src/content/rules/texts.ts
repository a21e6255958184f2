import { z } from "zod";
import { type Draft, type DraftPage, problemAt, problemInBody, problemInText } from "../draft";
import { fieldsIn, isRecord } from "../fields";
import { mayHoldMarkup, readMarkdown } from "../markdown";
import { escapePattern } from "../phrases";
import { blocksIn, type Facts, unknownPlaceholders } from "../placeholders";
import type { Problem } from "../problem";
import { strayInLine, strayInText } from "../stray-markup";

/** Facts of the company that texts may not spell out (decisions: The agency). The longest first. */
const ONCE = ["legalName", "siteUrl", "email", "phone", "name"];

const HTML = ["holds HTML", "use markdown; for a foreign phrase [words](lang:en)"] as const;

/** Texts are markdown without HTML and without pictures, and take the company's facts from the company file. */
export function texts(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    const facts = draft.facts[page.language];
    const leftOut = factsLeftOut(draft, facts);
    return [
      ...fieldTexts(page, facts, leftOut),
      ...bodyTexts(page, facts, leftOut, blocksIn(page.language, draft.model.blocks)),
      ...spelledOut(page, facts),
    ];
  });
}

/** @returns names of facts that the company file may have, and has not */
function factsLeftOut({ model, site }: Draft, facts: Facts): string[] {
  const declared = model.siteFiles["company"];
  const company = site["company"]?.data;
  const names = declared instanceof z.ZodObject ? Object.keys(declared.shape) : [];
  return names.filter((name) => !Object.hasOwn(facts, name) && isRecord(company) && company[name] === undefined);
}

function fieldTexts(page: DraftPage, facts: Facts, leftOut: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  for (const { value, meta, path } of fieldsIn(page.schema, page.data)) {
    if (typeof value !== "string" || !meta.type || !["line", "inline", "prose"].includes(meta.type)) continue;
    const tell = (problem: string, remedy: string) => problems.push(problemAt(page, path, problem, remedy));
    for (const { problem, remedy } of unknownPlaceholders(value, facts, leftOut)) tell(problem, remedy);
    const isPlain = meta.type === "line" || (meta.type === "inline" && !mayHoldMarkup(value));
    const markdown = isPlain ? undefined : readMarkdown(value);
    const stray = markdown?.stray ?? (meta.type === "line" ? strayInLine(value) : strayInText(value));
    for (const { problem, remedy } of stray.filter(isTypedIn(page))) tell(problem, remedy);
    if (!markdown) continue;
    const { html, images, headings, blocks } = markdown;
    if (meta.type === "inline" && blocks > 1) tell("has more than one paragraph", "write one");
    if (html.length > 0) tell(...HTML);
    if (images.length > 0) tell("holds a picture", "use a section of type figure");
    if (headings.some(({ level }) => level < 3))
      tell("holds a heading above ###", "begin headings inside a section with ###");
  }
  return problems;
}

function bodyTexts(page: DraftPage, facts: Facts, leftOut: readonly string[], blocks: Facts): Problem[] {
  const { html, images, stray } = page.markdown;
  const known = { ...facts, ...blocks };
  return [
    ...blocksInText(page, blocks),
    ...page.file.body
      .split("\n")
      .flatMap((text, index) =>
        unknownPlaceholders(text, known, leftOut).map(({ name, problem, remedy }) =>
          problemInBody(page, index + 1, text.indexOf(`{${name}}`) + 1, problem, remedy),
        ),
      ),
    ...stray
      .filter(isTypedIn(page))
      .map(({ line, column, problem, remedy }) => problemInBody(page, line, column, problem, remedy)),
    ...html.map((line) => problemInBody(page, line, 1, ...HTML)),
    ...images.map((line) =>
      problemInBody(page, line, 1, "holds a picture", "use the picture field or a section of type figure"),
    ),
  ];
}

/** Addresses that are facts of the company may stand without a link. */
function isTypedIn({ file }: DraftPage): (stray: { words: string }) => boolean {
  return ({ words }) => /\s/u.test(words) || file.text.includes(words);
}

/** A block is a table or more: within a paragraph it would be none. */
function blocksInText(page: DraftPage, blocks: Facts): Problem[] {
  const lines = page.file.body.split("\n");
  return lines.flatMap((text, index) => {
    const [block] = Object.keys(blocks).filter((name) => text.includes(`{${name}}`));
    const isAlone = text === `{${block}}` && !lines[index - 1]?.trim() && !lines[index + 1]?.trim();
    if (block === undefined || isAlone) return [];
    const column = text.indexOf(`{${block}}`) + 1;
    const remedy = "give it a line of its own, with empty lines around it";
    return [problemInBody(page, index + 1, column, `{${block}} stands within a text`, remedy)];
  });
}

/** A company's name may be a word that others are made of: one called Kurs writes of a Kursbuch as anybody does. */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\p{M}\p{N}])`, String.raw`(?![\p{L}\p{M}\p{N}])`];

/** Looks at the file as it was typed: once placeholders are filled in, a fact reads the same either way. */
function spelledOut({ file }: DraftPage, facts: Facts): Problem[] {
  const known = ONCE.filter((name) => facts[name]);
  if (known.length === 0) return [];
  const either = known.map((name) => escapePattern(facts[name] ?? "")).join("|");
  const pattern = new RegExp(`${BEFORE}(?:${either})${AFTER}`, "gu");
  return [...file.text.matchAll(pattern)].map(({ 0: fact, index }) => {
    const remedy = `write {${known.find((name) => facts[name] === fact)}}: the fact stands in content/site/company.yml`;
    return problemInText(file, index, `spells out "${fact}"`, remedy);
  });
}
