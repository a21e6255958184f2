import { findInvisibleCharacters } from "../check/invisible-characters";
import { type RawFile, type RawPage, problemAt, problemInBody, type Rule } from "../raw-content";
import type { Field } from "../fields";
import { positionAt, type Problem } from "../problem";
import { blocksOf, type Facts, findUnknownPlaceholders } from "../read/placeholders";
import { type Markdown, mayContainMarkup, readMarkdown } from "../read/read-markdown";
import { type MarkupMistake, findMistakesInLine, findMistakesInText } from "../read/markup-mistakes";

type Wrong = Pick<MarkupMistake, "problem" | "remedy">;

const HTML = { problem: "holds HTML", remedy: "use markdown; for a foreign phrase [words](lang:en)" };
const NO_PARAGRAPH = { problem: "is not a paragraph of text", remedy: "begin with a word, without - + > # or 1." };
const PICTURE = { problem: "holds a picture", remedy: "use the picture field or a section of type figure" };

/** Requires texts in markdown, without HTML, pictures and mistakes, with known placeholders. */
export const textsRule: Rule = {
  field({ value, meta: { type }, path }, page, draft) {
    if (typeof value !== "string" || (type !== "line" && type !== "inline" && type !== "prose")) return [];
    const isMarkdown = type === "prose" || (type === "inline" && mayContainMarkup(value));
    const markdown = isMarkdown ? readMarkdown(value) : undefined;
    const stray = markdown?.stray ?? (type === "line" ? findMistakesInLine(value) : findMistakesInText(value));
    return [
      ...findUnknownPlaceholders(value, draft.facts[page.language]),
      ...stray.filter(createTypedFilter(page)),
      ...(markdown ? wrongInField(markdown, type === "inline") : []),
    ].map(({ problem, remedy }) => problemAt(page, path, problem, remedy));
  },
  page(page, { facts, model }) {
    const { html, images, stray } = page.markdown;
    const { body } = page.file;
    const blocks = blocksOf(page.language, model.blocks);
    const unknown = findUnknownPlaceholders(body, { ...facts[page.language], ...blocks });
    return [
      ...[...unknown, ...blocksInText(body, blocks)].map(({ offset, ...wrong }) => ({
        ...positionAt(body, offset),
        ...wrong,
      })),
      ...stray.filter(createTypedFilter(page)),
      ...html.map((line) => ({ line, column: 1, ...HTML })),
      ...images.map((line) => ({ line, column: 1, ...PICTURE })),
    ].map(({ line, column, problem, remedy }) => problemInBody(page, line, column, problem, remedy));
  },
};

function wrongInField({ html, images, headings, blocks, stray }: Markdown, isOneParagraph: boolean): Wrong[] {
  const isHigh = headings.some(({ level }) => level < 3);
  return [
    ...(isOneParagraph && blocks.length === 1 && blocks[0] !== "paragraph" && stray.length === 0 ? [NO_PARAGRAPH] : []),
    ...(isOneParagraph && blocks.length > 1 ? [{ problem: "has more than one paragraph", remedy: "write one" }] : []),
    ...(html.length > 0 ? [HTML] : []),
    ...(images.length > 0 ? [PICTURE] : []),
    ...(isHigh ? [{ problem: "holds a heading above ###", remedy: "begin headings inside a section with ###" }] : []),
  ];
}

/** Excludes URLs that come from facts, which need no link. */
function createTypedFilter({ file }: RawPage): (stray: { words: string }) => boolean {
  return ({ words }) => /\s/u.test(words) || file.text.includes(words);
}

/** Requires an empty line around blocks. Within a paragraph, a table would be shown as text. */
function blocksInText(body: string, blocks: Facts): (Wrong & { offset: number })[] {
  const remedy = "give it a line of its own, with empty lines around it";
  return Object.keys(blocks).flatMap((name) =>
    [...body.matchAll(new RegExp(`\\{${name}\\}`, "gu"))].flatMap(({ index, 0: block }) => {
      const [before, after] = [body.slice(0, index), body.slice(index + block.length)];
      const isAlone = /(?:^|\n\s*\n)$/u.test(before) && /^\s*(?:\n\s*\n|$)/u.test(after);
      return isAlone ? [] : [{ offset: index, problem: `${block} is within a paragraph`, remedy }];
    }),
  );
}

const DELETE = "delete it, and type what should stand there";

/** Refuses invisible characters. */
export const charactersRule: Rule = {
  field: checkCharacters,
  siteField: checkCharacters,
  page: (page) =>
    findInvisibleCharacters(page.file.body).map(({ offset, name }) => {
      const { line, column } = positionAt(page.file.body, offset);
      return problemInBody(page, line, column, `holds the invisible character ${name}`, DELETE);
    }),
};

function checkCharacters({ value, path }: Field, file: RawFile): Problem[] {
  const [found] = typeof value === "string" ? findInvisibleCharacters(value) : [];
  return found ? [problemAt(file, path, `holds the invisible character ${found.name}`, DELETE)] : [];
}
