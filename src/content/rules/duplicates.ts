import { type Draft, type DraftPage, problemAt, type Rule } from "../draft";
import { fileProblem, type Problem } from "../problem";

/** Requires unique routes, and unique titles, descriptions and further fields per language. */
export const duplicates: Rule = {
  site: (draft) => [
    ...routes(draft),
    ...draft.model.uniqueFields.flatMap((field) => {
      const valueOf = (page: DraftPage) => page.data[field];
      return twice(draft.pages, valueOf, (page, other, value) => {
        const problem = `"${value}" is also the ${field} of ${other.file.path}`;
        return problemAt(page, [field], problem, "say what is different about this page");
      });
    }),
  ],
};

/** Ignores case: on many servers, folders that differ only in case have one URL. */
function routes({ pages }: Draft): Problem[] {
  return twice(
    pages,
    ({ route }) => route,
    ({ file, route }, other) => {
      const problem = `the route ${route} is already taken by ${other.file.path}`;
      return fileProblem(file.path, problem, "give the folder another name");
    },
  );
}

/** Reports pages that repeat a value of an earlier page in their language, ignoring case. */
export function twice(
  pages: readonly DraftPage[],
  valueOf: (page: DraftPage) => unknown,
  report: (page: DraftPage, other: DraftPage, value: string) => Problem,
): Problem[] {
  const first = new Map<string, DraftPage>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    if (typeof value !== "string" || value === "") return [];
    const key = `${page.language} ${value.toLowerCase()}`;
    const other = first.get(key);
    if (!other) first.set(key, page);
    return other ? [report(page, other, value)] : [];
  });
}
