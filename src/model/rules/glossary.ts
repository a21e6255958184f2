import { isLanguage, type Language, LANGUAGES } from "../../i18n/languages";
import { memoize } from "../../memoize";
import type { RawContent, RawFile, RawPage, Rule } from "../../content/raw-content";
import { problemAt, problemInBody } from "../../content/raw-content";
import type { Avoided, Glossary, Seldom } from "../glossary-file";
import { findPhrases } from "../../content/check/phrases";
import type { Field } from "../../content/fields";
import { positionAt, type Problem } from "../../content/problem";

/** The optional file of words (docs/glossary.md). */
const FILE = "glossary";

/** Refuses words that the glossary replaces, and limits rationed words to a few pages (quality E10). */
export const glossaryRule: Rule = {
  field: (field, page, content) => (isOwn(page, content) ? checkField(field, page, page.language, content) : []),
  siteField(field, file, content) {
    const language = field.path.at(-1);
    return isLanguage(language) && file !== content.site[FILE] ? checkField(field, file, language, content) : [];
  },
  page(page, content) {
    const { body } = page.file;
    if (!isOwn(page, content)) return [];
    return findAvoided(body, page.language, content).map(({ offset, problem, remedy }) => {
      const { line, column } = positionAt(body, offset);
      return problemInBody(page, line, column, problem, remedy);
    });
  },
  site: (content) => LANGUAGES.flatMap((language) => checkRationed(content, language)),
};

const isOwn = (page: RawPage, { model }: RawContent): boolean => model.isExample?.(page) !== true;
const isText = ({ value, meta: { type = "data" } }: Field): boolean =>
  typeof value === "string" && ["line", "inline", "prose"].includes(type);

function checkField(field: Field, file: RawFile, language: Language, content: RawContent): Problem[] {
  if (!isText(field)) return [];
  return findAvoided(String(field.value), language, content).map(({ problem, remedy }) =>
    problemAt(file, field.path, problem, remedy),
  );
}

function findAvoided(text: string, language: Language, content: RawContent) {
  const { avoid = [] } = readGlossary(content)[language] ?? {};
  // Searches all words at once, because nearly every text contains none.
  const suspects = avoid.length > 0 && findPhrases(text, listAvoided(avoid)).length > 0 ? avoid : [];
  return suspects.flatMap(({ avoid: phrases, write, why, unless }) => {
    const remedy = `write ${write}${why ? `: ${why}` : ""} (content/site/${FILE}.yml)`;
    return findPhrases(text, phrases, unless).map(({ words, offset }) => {
      return { offset, problem: `says "${words}"`, remedy };
    });
  });
}

/** Reads the glossary, empty if it has mistakes, which its declaration reports. */
const readGlossary = memoize(({ site: { [FILE]: file } }: RawContent): Partial<Glossary> => {
  return file?.schema.safeParse(file.data).success ? (file.data as Glossary) : {};
});

const listAvoided = memoize((entries: readonly Avoided[]) => entries.flatMap(({ avoid }) => avoid));

function checkRationed(content: RawContent, language: Language): Problem[] {
  const file = content.site[FILE];
  const { seldom = [] } = readGlossary(content)[language] ?? {};
  const pages = content.pages.filter((page) => page.language === language && isOwn(page, content));
  return seldom.flatMap(({ words, pages: most, why }: Seldom, index) => {
    const count = pages.filter((page) => textsOf(page).some((text) => findPhrases(text, words).length > 0)).length;
    if (!file || count <= most) return [];
    const problem = `"${words.join('", "')}" stand on ${count} pages; the glossary allows ${most}`;
    const remedy = `say it otherwise on ${count - most}${why ? `: ${why}` : ""}`;
    return [problemAt(file, [language, "seldom", index, "pages"], problem, remedy)];
  });
}

const textsOf = ({ fields, file }: RawPage): string[] => [
  ...fields.filter(isText).map(({ value }) => String(value)),
  file.body,
];
