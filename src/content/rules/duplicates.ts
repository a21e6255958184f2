import { LANGUAGES } from "../../i18n/languages";
import { type Draft, type DraftPage, originalOf, problemAt } from "../draft";
import { isRecord } from "../fields";
import { headTitleIn } from "../head-title";
import { fileProblem, type Problem } from "../problem";

/** What must be there only once: a route, a code, and in each language a title, a title in the tab, a description. */
export function duplicates(draft: Draft): Problem[] {
  return [
    ...routes(draft),
    ...redirects(draft),
    ...untranslated(draft),
    ...LANGUAGES.flatMap((language) => {
      const pages = draft.pages.filter((page) => page.language === language);
      return ["title", "headTitle", "description", "code"].flatMap((field) => twice(draft, pages, field));
    }),
  ];
}

/** A description that is the same in both languages was not translated (quality F3). */
function untranslated(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    const { description } = page.data;
    const isSame = typeof description === "string" && description === originalOf(draft, page)?.data["description"];
    return isSame ? [problemAt(page, ["description"], "is the same in both languages", "translate it")] : [];
  });
}

function twice(draft: Draft, pages: DraftPage[], field: string): Problem[] {
  const first = new Map<string, DraftPage>();
  return pages.flatMap((page) => {
    const value = field === "headTitle" ? headTitleIn(draft, page) : page.data[field];
    if (typeof value !== "string" || value === "") return [];
    const other = first.get(value.toLowerCase());
    if (!other) {
      first.set(value.toLowerCase(), page);
      return [];
    }
    const problem = `"${value}" is also the ${field} of ${other.file.path}`;
    return [problemAt(page, [field], problem, "say what is different about this page")];
  });
}

/** Two folders that differ in capitals only are one address on many servers. */
function routes(draft: Draft): Problem[] {
  const first = new Map<string, DraftPage>();
  return draft.pages.flatMap((page) => {
    const key = `${page.language}${page.route.toLowerCase()}`;
    const other = first.get(key) ?? page;
    first.set(key, other);
    if (other.route === page.route) return [];
    const problem = `the route ${page.route} is already taken by ${other.file.path}`;
    return [fileProblem(page.file.path, problem, "give the folder another name")];
  });
}

function redirects(draft: Draft): Problem[] {
  const file = draft.site["redirects"];
  if (!file || !Array.isArray(file.data)) return [];
  const from = new Map<string, number>();
  return (file.data as unknown[]).flatMap((entry, index) => {
    const route = isRecord(entry) ? String(entry["from"]).toLowerCase() : "";
    const page = draft.pages.find((candidate) => candidate.route.toLowerCase() === route);
    const earlier = from.get(route);
    from.set(route, index);
    const at = [index, "from"];
    if (page) {
      const problem = `the route ${route} is already taken by ${page.file.path}`;
      return [problemAt(file, at, problem, "remove the redirect or the page")];
    }
    return earlier === undefined ? [] : [problemAt(file, at, `${route} is redirected twice`, "keep one of the two")];
  });
}
