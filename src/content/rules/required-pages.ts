import { type Language, LANGUAGES } from "../../i18n/languages";
import { anchorIds } from "../check/anchor-ids";
import { type RawContent, findPage, isPublished, type RequiredPage, type Rule } from "../raw-content";
import { fileProblem } from "../problem";

/** Requires the pages that the site's own code links to, in both languages. */
export const requiredPagesRule: Rule = {
  site: (draft) =>
    draft.model.landmarks.flatMap((landmark) =>
      LANGUAGES.flatMap((language) => {
        const { isNeededBy, because, route } = landmark;
        const page = draft.pages.find((each) => each.language === language && isNeededBy?.(each));
        const lack = (page || !isNeededBy) && findLack(draft, landmark, language);
        if (!lack) return [];
        const [what, remedy] = lack;
        const problem = `${what}, and ${because}${page ? ` (${page.file.path})` : ""}`;
        return [fileProblem(`content/pages${route}index.${language}.md`, problem, remedy, "page")];
      }),
    ),
};

function findLack(
  draft: RawContent,
  { route, part, isNeededBy }: RequiredPage,
  language: Language,
): [what: string, remedy: string] | undefined {
  const page = findPage(draft, route, language);
  const remedy = isNeededBy ? "write the page, or take out what needs it" : "write the page";
  if (!page) return ["is missing", remedy];
  if (!isPublished(page, draft.today)) return ["is not published", remedy];
  if (part === undefined || anchorIds(draft, page).includes(part)) return undefined;
  return [`has no part #${part}`, `end the heading that it should lead to with {#${part}}`];
}
