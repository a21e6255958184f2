import { type Language, LANGUAGES } from "../../i18n/languages";
import { type Draft, type DraftPage, findPage, problemAt } from "../draft";
import type { Problem } from "../problem";

/** Every language, or the explicit word that there is only one; and no translation older than its source (quality E2). */
export function translations(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    const others = LANGUAGES.filter((language) => language !== page.language);
    return others.flatMap((language) => translation(draft, page, language));
  });
}

function translation(draft: Draft, page: DraftPage, language: Language): Problem[] {
  const other = findPage(draft, page.route, language);
  if (!other) return page.data["translation"] === "none" ? [] : [missing(page.file.path, language)];
  const problems: Problem[] = [];
  if (page.data["translation"] === "none") {
    problems.push(
      problemAt(page, ["translation"], "says that there is no translation, but there is one", "remove the field"),
    );
  }
  const [mine, theirs] = [page.data["updated"], other.data["updated"]];
  if (typeof theirs === "string" && (typeof mine === "string" ? mine : "") < theirs) {
    const when = typeof mine === "string" ? `was updated on ${mine}` : "was never updated";
    problems.push(
      problemAt(
        page,
        ["updated"],
        `${when}, but index.${other.language}.md on ${theirs}`,
        `carry the change over, then write updated: ${theirs}`,
      ),
    );
  }
  return problems;
}

function missing(file: string, language: Language): Problem {
  return {
    file,
    line: 1,
    column: 1,
    field: "translation",
    problem: `the page has no index.${language}.md`,
    remedy: `add index.${language}.md beside it, or write translation: none`,
  };
}
