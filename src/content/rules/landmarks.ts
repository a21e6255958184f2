import { LANGUAGES } from "../../languages/languages";
import { type Draft, findPage, isPublished } from "../draft";
import type { Problem } from "../problem";

/** Pages that the site leads to by itself are there, in both languages (the model says which, and by what they are needed). */
export function landmarks(draft: Draft): Problem[] {
  return draft.model.landmarks.flatMap(({ route, isNeededBy, because }) =>
    LANGUAGES.flatMap((language) => {
      const page = draft.pages.find((each) => each.language === language && isNeededBy(each));
      const there = findPage(draft, route, language);
      if (!page || (there && isPublished(there, draft.today))) return [];
      const problem = `is ${there ? "not published" : "missing"}, and ${because} (${page.file.path})`;
      const file = `content/pages${route}index.${language}.md`;
      return [
        { file, line: 1, column: 1, field: "page", problem, remedy: "write the page, or take out what needs it" },
      ];
    }),
  );
}
