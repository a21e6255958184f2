import { type Language, LANGUAGES } from "../../i18n/languages";
import { type Draft, type DraftPage, findPage, problemAt } from "../draft";
import { fileProblem, type Problem } from "../problem";

/** Every page has every language or `translation: none`, and no translation is older than its source (quality E2). */
export function translations(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    const others = LANGUAGES.filter((language) => language !== page.language);
    return others.flatMap((language) => translation(draft, page, language));
  });
}

function translation(draft: Draft, page: DraftPage, language: Language): Problem[] {
  const other = findPage(draft, page.route, language);
  const isAlone = page.data["translation"] === "none";
  if (!other) return isAlone ? [] : [missing(page.file.path, language)];
  const problems: Problem[] = [];
  if (isAlone) {
    const problem = "says that there is no translation, but there is one";
    problems.push(problemAt(page, ["translation"], problem, "remove the field"));
  }
  const [mine, theirs] = [page.data["updated"], other.data["updated"]];
  if (typeof theirs === "string" && (typeof mine === "string" ? mine : "") < theirs) {
    const when = typeof mine === "string" ? `was updated on ${mine}` : "was never updated";
    const problem = `${when}, but index.${other.language}.md on ${theirs}`;
    problems.push(problemAt(page, ["updated"], problem, `carry the change over, then write updated: ${theirs}`));
  }
  return problems;
}

function missing(file: string, language: Language): Problem {
  const remedy = `add index.${language}.md beside it, or write translation: none`;
  return fileProblem(file, `the page has no index.${language}.md`, remedy, "translation");
}
