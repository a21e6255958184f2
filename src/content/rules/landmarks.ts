import { type Language, LANGUAGES } from "../../languages/languages";
import { type Draft, findPage, isPublished, type Landmark } from "../draft";
import { partsOn } from "../parts-on-page";
import type { Problem } from "../problem";

/** Pages that the site leads to by itself are there, in both languages (the model says which, and by what they are needed). */
export function landmarks(draft: Draft): Problem[] {
  return draft.model.landmarks.flatMap((landmark) =>
    LANGUAGES.flatMap((language) => {
      const page = draft.pages.find((each) => each.language === language && landmark.isNeededBy(each));
      const lack = page && lackOf(draft, landmark, language);
      if (!lack) return [];
      const [what, remedy] = lack;
      const problem = `${what}, and ${landmark.because} (${page.file.path})`;
      const file = `content/pages${landmark.route}index.${language}.md`;
      return [{ file, line: 1, column: 1, field: "page", problem, remedy }];
    }),
  );
}

function lackOf(
  draft: Draft,
  { route, part }: Landmark,
  language: Language,
): [what: string, remedy: string] | undefined {
  const page = findPage(draft, route, language);
  if (!page) return ["is missing", "write the page, or take out what needs it"];
  if (!isPublished(page, draft.today)) return ["is not published", "write the page, or take out what needs it"];
  if (part === undefined || partsOn(draft, page).includes(part)) return undefined;
  return [`has no part #${part}`, `end the heading that it should lead to with {#${part}}`];
}
