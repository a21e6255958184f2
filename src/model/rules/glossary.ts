import { type Language, LANGUAGES } from "../../i18n/languages";
import { type RawContent, problemAt, type Rule } from "../../content/raw-content";
import type { Avoided, Glossary, Seldom } from "../glossary-file";
import { findPhrases } from "../../content/check/phrases";
import type { Problem } from "../../content/problem";
import { type SiteText, listPageTexts, listSiteTexts } from "../../content/check/site-texts";

/** The optional file of words (docs/glossary.md). */
const FILE = "glossary";

/** Refuses words that the glossary replaces, and limits rationed words to a few pages (quality E10). */
export const glossaryRule: Rule = { site: (draft) => LANGUAGES.flatMap((language) => checkWords(draft, language)) };

function checkWords(draft: RawContent, language: Language): Problem[] {
  const file = draft.site[FILE];
  // The file's declaration reports its mistakes.
  if (!file?.schema.safeParse(file.data).success) return [];
  const { avoid = [], seldom = [] } = (file.data as Glossary | undefined)?.[language] ?? {};
  const own = draft.pages.filter((page) => page.language === language && draft.model.isExample?.(page) !== true);
  const pages = own.map(listPageTexts);
  const texts = [...pages.flat(), ...listSiteTexts(draft, language, FILE)];
  // Searches all words at once, because nearly every text contains none.
  const all = avoid.flatMap((entry) => entry.avoid);
  const suspects = all.length > 0 ? texts.filter(({ text }) => findPhrases(text, all).length > 0) : [];
  return [
    ...suspects.flatMap((text) => avoid.flatMap((entry) => avoided(text, entry))),
    ...seldom.flatMap((entry, index) =>
      tooOften(pages, entry).map((wrong) => problemAt(file, [language, "seldom", index, "pages"], ...wrong)),
    ),
  ];
}

function avoided(text: SiteText, { avoid, write, why, unless }: Avoided): Problem[] {
  const remedy = `write ${write}${why ? `: ${why}` : ""} (content/site/${FILE}.yml)`;
  return findPhrases(text.text, avoid, unless).map(({ words, offset }) =>
    text.problemAt(offset, words, `says "${words}"`, remedy),
  );
}

function tooOften(pages: SiteText[][], { words, pages: most, why }: Seldom): [problem: string, remedy: string][] {
  const count = pages.filter((texts) => texts.some(({ text }) => findPhrases(text, words).length > 0)).length;
  if (count <= most) return [];
  const problem = `"${words.join('", "')}" stand on ${count} pages; the glossary allows ${most}`;
  return [[problem, `say it otherwise on ${count - most}${why ? `: ${why}` : ""}`]];
}
