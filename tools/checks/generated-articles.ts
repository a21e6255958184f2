/** News articles made by a program, to see how the site behaves when it is much larger. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DESCRIPTION_LENGTH } from "../../src/model/rules/descriptions";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { CATEGORIES } from "../../src/model/views/categories";
import { Words } from "./generated-text";

const NEWS = "content/pages/news";
const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2011, 0, 1);
/** Less than fifteen years of days: all of them are over, and the articles published. */
const DAYS = 5000;

/** @returns the folder of a generated article, from the project's root. @param number a whole number from 1 */
export function articleFolder(number: number): string {
  return `${NEWS}/generated-${String(number).padStart(5, "0")}`;
}

/**
 * Writes one article in every language: about thirty sentences, three headings, two lists, a link. The content check finds nothing
 * wrong with it.
 * @param root the project's folder, or that of a copy
 * @param number a whole number from 1: no two articles with one number
 */
export function writeArticle(root: string, number: number): void {
  const folder = path.join(root, articleFolder(number));
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const words = new Words(language, number);
    const text = [...fieldsOf(language, number, words), ...bodyOf(words)].join("\n");
    writeFileSync(path.join(folder, `index.${language}.md`), `${text}\n`);
  }
}

function fieldsOf(language: Language, number: number, words: Words): string[] {
  const [article, from] = language === "de" ? ["Beitrag", "aus"] : ["Article", "from"];
  const date = new Date(FIRST_DAY + (number % DAYS) * DAY).toISOString().slice(0, 10);
  return [
    "---",
    `title: "${words.heading()} (${number})"`,
    `headTitle: "${article} ${number} ${from} ${date.slice(0, 4)} – {name}"`,
    `description: "${descriptionOf(`${article} ${number}.`, new Words(language, number))}"`,
    `lead: "${words.paragraph(2)}"`,
    `date: ${date}`,
    `category: ${CATEGORIES[number % CATEGORIES.length]}`,
    "---",
    "",
  ];
}

/** @returns a text of a length that search engines show: two sentences, others until they fit */
function descriptionOf(start: string, words: Words): string {
  const [shortest, longest] = DESCRIPTION_LENGTH;
  let text = "";
  while (text.length < shortest || text.length > longest) text = `${start} ${words.sentence()} ${words.sentence()}`;
  return text;
}

function bodyOf(words: Words): string[] {
  const section = (id: string, ...blocks: string[]) => [`## ${words.heading()} {#${id}}`, ...blocks];
  return [
    words.paragraph(4),
    ...section("first", words.paragraph(5), words.list(3)),
    ...section("second", words.paragraph(4), `${words.paragraph(3)} [${words.heading()}](/services/it-consulting/).`),
    ...section("third", words.paragraph(5), words.list(3)),
  ]
    .join("\n\n")
    .split("\n");
}
