import { type RawPage, problemAt, problemInBody, type Rule } from "../raw-content";
import { type Mistake, positionAt } from "../problem";
import { findUnknownPlaceholders } from "../read/placeholders";
import { type Markdown, mayContainMarkup, readMarkdown } from "../read/read-markdown";
import { findMarkupMistakes } from "../read/markup-mistakes";

const HTML = { problem: "holds HTML", remedy: "use markdown; for a foreign phrase [words](lang:en)" };
const NO_PARAGRAPH = { problem: "is not a paragraph of text", remedy: "begin with a word, without - + > # or 1." };
const PICTURE = { problem: "holds a picture", remedy: "use the picture field or a section of type figure" };

/** Requires texts in markdown, without HTML, pictures and mistakes, with known placeholders. */
export const textsRule: Rule = {
  field({ value, meta: { type }, path }, page, content) {
    if (typeof value !== "string" || (type !== "line" && type !== "inline" && type !== "prose")) return [];
    const isMarkdown = type === "prose" || (type === "inline" && mayContainMarkup(value));
    const markdown = isMarkdown ? readMarkdown(value) : undefined;
    const stray = markdown?.stray ?? findMarkupMistakes(type === "line" ? "line" : "text", value);
    return [
      ...findUnknownPlaceholders(value, content.facts[page.language]),
      ...stray.filter(createTypedFilter(page)),
      ...(markdown ? findFieldMistakes(markdown, type === "inline") : []),
    ].map(({ problem, remedy }) => problemAt(page, path, problem, remedy));
  },
  page(page, { facts }) {
    const { html, images, stray } = page.markdown;
    const { body } = page.file;
    const unknown = findUnknownPlaceholders(body, facts[page.language]);
    return [
      ...unknown.map(({ offset, ...mistake }) => ({ ...positionAt(body, offset), ...mistake })),
      ...stray.filter(createTypedFilter(page)),
      ...html.map((line) => ({ line, column: 1, ...HTML })),
      ...images.map((line) => ({ line, column: 1, ...PICTURE })),
    ].map(({ line, column, problem, remedy }) => problemInBody(page, line, column, problem, remedy));
  },
};

function findFieldMistakes({ html, images, headings, blocks, stray }: Markdown, isOneParagraph: boolean): Mistake[] {
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
