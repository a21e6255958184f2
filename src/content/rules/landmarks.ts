import { type Language, LANGUAGES } from "../../languages/languages";
import { type Draft, findPage, isPublished, type Landmark } from "../draft";
import { idsOn } from "../ids-on";
import type { Problem } from "../problem";

/** Pages that the site leads to by itself are there, in both languages (the model says which, and by what they are needed). */
export function landmarks(draft: Draft): Problem[] {
  return draft.model.landmarks.flatMap((landmark) =>
    LANGUAGES.flatMap((language) => {
      const by = draft.pages.find((each) => each.language === language && landmark.isNeededBy(each));
      const lack = by && lackOf(draft, landmark, language);
      if (!lack) return [];
      const file = `content/pages${landmark.route}index.${language}.md`;
      const problem = `${lack.problem}, and ${landmark.because} (${by.file.path})`;
      return [{ file, line: 1, column: 1, field: "page", problem, remedy: lack.remedy }];
    }),
  );
}

interface Lack {
  problem: string;
  remedy: string;
}

/** @returns what is wrong with the page that is led to, if anything is. */
function lackOf(draft: Draft, { route, parts = [] }: Landmark, language: Language): Lack | undefined {
  const page = findPage(draft, route, language);
  const remedy = "write the page, or take out what needs it";
  if (!page) return { problem: "is missing", remedy };
  if (!isPublished(page, draft.today)) return { problem: "is not published", remedy };
  const ids = idsOn(draft, page);
  const lacking = parts.filter((part) => !ids.includes(part)).map((part) => `#${part}`);
  if (lacking.length === 0) return undefined;
  return { problem: `has no part ${lacking.join(", ")}`, remedy: "write it, with this name behind its heading" };
}
