import { type RawContent, type RawPage, problemAt, type Rule } from "../raw-content";
import { fileProblem, type Problem } from "../problem";

/** Fields with unique values per language. */
const UNIQUE_FIELDS = ["title", "description", "code"];

/** Requires unique routes, and unique titles, descriptions and codes per language. */
export const duplicatesRule: Rule = {
  site: (content) => [
    ...routes(content),
    ...UNIQUE_FIELDS.flatMap((field) => {
      const valueOf = (page: RawPage) => page.data[field];
      return reportRepeated(content.pages, valueOf, (page, other, value) => {
        const problem = `"${value}" is also the ${field} of ${other.file.path}`;
        return problemAt(page, [field], problem, "say what is different about this page");
      });
    }),
  ],
};

/** Ignores case: on many servers, folders that differ only in case have one URL. */
function routes({ pages }: RawContent): Problem[] {
  const routeOf = ({ route }: RawPage) => route;
  return reportRepeated(pages, routeOf, ({ file, route }, other) => {
    const problem = `the route ${route} is already taken by ${other.file.path}`;
    return fileProblem(file.path, problem, "give the folder another name");
  });
}

/** Reports pages that repeat a value of an earlier page in their language, ignoring case. */
export function reportRepeated(
  pages: readonly RawPage[],
  valueOf: (page: RawPage) => unknown,
  report: (page: RawPage, other: RawPage, value: string) => Problem,
): Problem[] {
  const first = new Map<string, RawPage>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    if (typeof value !== "string" || value === "") return [];
    const key = `${page.language} ${value.toLowerCase()}`;
    const other = first.get(key);
    if (!other) first.set(key, page);
    return other ? [report(page, other, value)] : [];
  });
}
