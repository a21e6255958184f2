import { LANGUAGES } from "../../i18n/languages";
import { type Draft, problemAt } from "../../content/draft";
import type { Avoided, Glossary, Seldom } from "../glossary-file";
import { phrasesIn } from "../../content/phrases";
import type { Problem } from "../../content/problem";
import { type SiteText, textsOfPage, textsOfSite } from "../../content/site-texts";

/** The file that declares the words; a firm may have none (docs/glossary.md). */
const FILE = "glossary";

/** Texts avoid the words that the glossary replaces, and use its rationed words on a few pages only. */
export function glossary(draft: Draft): Problem[] {
  const file = draft.site[FILE]?.file;
  const declared = draft.site[FILE]?.data;
  // What is wrong with the file itself is told by its declaration.
  if (!file || !draft.model.siteFiles[FILE]?.safeParse(declared).success) return [];
  return LANGUAGES.flatMap((language) => {
    const { avoid = [], seldom = [] } = (declared as Glossary | undefined)?.[language] ?? {};
    const own = draft.pages.filter((page) => page.language === language && draft.model.isExample?.(page) !== true);
    const pages = own.map(textsOfPage);
    const texts = [...pages.flat(), ...textsOfSite(draft, language, FILE)];
    // One search for all of them: nearly every text has none.
    const all = avoid.flatMap((entry) => entry.avoid);
    const suspects = all.length > 0 ? texts.filter(({ text }) => phrasesIn(text, all).length > 0) : [];
    return [
      ...suspects.flatMap((text) => avoid.flatMap((entry) => avoided(text, entry))),
      ...seldom.flatMap((entry, index) =>
        tooOften(pages, entry, (...told) => problemAt({ file }, [language, "seldom", index, "pages"], ...told)),
      ),
    ];
  });
}

function avoided(text: SiteText, { avoid, write, why, unless }: Avoided): Problem[] {
  const remedy = `write ${write}${why ? `: ${why}` : ""} (content/site/${FILE}.yml)`;
  return phrasesIn(text.text, avoid, unless).map(({ words, offset }) =>
    text.problemAt(offset, words, `says "${words}"`, remedy),
  );
}

type Tell = (problem: string, remedy: string) => Problem;

function tooOften(pages: SiteText[][], { words, pages: most, why }: Seldom, tell: Tell): Problem[] {
  const count = pages.filter((texts) => texts.some(({ text }) => phrasesIn(text, words).length > 0)).length;
  if (count <= most) return [];
  const problem = `"${words.join('", "')}" stand on ${count} pages; the glossary allows ${most}`;
  return [tell(problem, `say it otherwise on ${count - most}${why ? `: ${why}` : ""}`)];
}
