/** Generated news articles, for measurements of a much larger site. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { CATEGORIES } from "../../src/model/views/categories";

const NEWS = "content/pages/news";
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2011, 0, 1);
/** Fewer than fifteen years, so that all dates are past and all articles published. */
const DAYS = 5000;

const ABOUT: Readonly<Record<Language, string>> = {
  de: "hat den Text eines anderen Beitrags und eine eigene Nummer, damit zu sehen ist, wie lange eine viel größere Website baut.",
  en: "has the text of another article and a number of its own, so that we see how long a much larger website takes to build.",
};

/** Returns the folder of a generated article, from the project's root. @param number an integer from 1 */
export function articleFolder(number: number): string {
  return `${NEWS}/generated-${String(number).padStart(5, "0")}`;
}

/**
 * Writes a valid article in every language, with the text of the site's first article.
 * @param root the folder of the project or a copy
 * @param number an integer from 1, unique among the articles
 */
export function writeArticle(root: string, number: number): void {
  const folder = path.join(root, articleFolder(number));
  const [original = ""] = readdirSync(path.join(root, NEWS)).filter((name) => !name.startsWith("generated-"));
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const file = `index.${language}.md`;
    const [, , body = ""] = readFileSync(path.join(root, NEWS, original, file), "utf8").split(/^---\n/mu);
    // Makes each paragraph unique, so that caches do not affect measurements.
    writeFileSync(
      path.join(folder, file),
      createFrontMatter(language, number) + body.replace(/\.$/gmu, ` (${number}).`),
    );
  }
}

function createFrontMatter(language: Language, number: number): string {
  const name = `${language === "de" ? "Beitrag" : "Article"} ${number}`;
  const date = new Date(FIRST_DAY + (number % DAYS) * DAY_MS).toISOString().slice(0, 10);
  return [
    "---",
    `title: "${name}"`,
    `headTitle: "${name} (${date.slice(0, 4)}) – {name}"`,
    `description: "${name} ${ABOUT[language]}"`,
    `lead: "${name} ${ABOUT[language]}"`,
    `date: ${date}`,
    `category: ${CATEGORIES[number % CATEGORIES.length]}`,
    "---",
    "",
  ].join("\n");
}
