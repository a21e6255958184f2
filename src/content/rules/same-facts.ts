import { areReadable, type Draft, type DraftPage, originalOf, problemAt, sectionsOf } from "../draft";
import { fieldsIn, type Path, valueAt } from "../fields";
import type { Problem } from "../problem";

/** Dates, codes and other facts say the same in both languages; so do the number and order of sections and pictures. */
export function sameFacts(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    const original = originalOf(draft, page);
    return original && areReadable(page, original) ? [...facts(page, original), ...sections(page, original)] : [];
  });
}

function facts(page: DraftPage, original: DraftPage): Problem[] {
  const paths = new Map<string, Path>();
  for (const { value, meta, path } of [original, page].flatMap(({ schema, data }) => fieldsIn(schema, data)))
    // `updated` has a rule of its own; parts of sections are compared once the sections are the same.
    if (meta.shared && path[0] !== "updated" && typeof value !== "object") paths.set(path.join("."), path);
  return [...paths.values()].flatMap((path) => {
    const [theirs, mine] = [valueAt(original.data, path), valueAt(page.data, path)];
    if (theirs === mine || (path[0] === "sections" && !sectionsMatch(page, original))) return [];
    const problem = `is ${say(mine)} here and ${say(theirs)} in index.${original.language}.md`;
    return [problemAt(page, path, problem, "write the same in both languages")];
  });
}

function sections(page: DraftPage, original: DraftPage): Problem[] {
  if (sectionsMatch(page, original)) return [];
  const [mine, theirs] = [page, original].map((each) => outline(each).join(", ") || "none");
  const problem = `are ${mine} here and ${theirs} in index.${original.language}.md`;
  const remedy = "give both languages the same sections, with the same ids, in the same order";
  return [problemAt(page, ["sections"], problem, remedy)];
}

function sectionsMatch(page: DraftPage, original: DraftPage): boolean {
  return outline(page).join() === outline(original).join();
}

function outline(page: DraftPage): string[] {
  return sectionsOf(page).map((section) => {
    const [type, id] = [valueAt(section, ["type"]), valueAt(section, ["id"])];
    return `${typeof type === "string" ? type : "one without a type"}${typeof id === "string" ? ` #${id}` : ""}`;
  });
}

function say(value: unknown): string {
  return value === undefined ? "missing" : `"${String(value)}"`;
}
