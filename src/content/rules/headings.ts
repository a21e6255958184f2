import { areReadable, type Draft, type DraftPage, originalOf, problemAt, problemInBody, sectionsOf } from "../draft";
import { valueAt } from "../fields";
import type { HeadingInfo } from "../markdown";
import type { Problem } from "../problem";
import { NAME } from "../vocabulary";

/** Headings of a body begin at ##, skip no level, and their names in the address are the same in both languages. */
export function headings(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => [
    ...levels(page),
    ...ids(draft, page),
    ...parity(page, originalOf(draft, page)),
  ]);
}

function levels(page: DraftPage): Problem[] {
  let before = 1;
  return page.markdown.headings.flatMap(({ level, line }) => {
    const [deepest, wrong] = [before + 1, level < 2 || level > before + 1];
    before = Math.max(level, 2);
    if (!wrong) return [];
    const [problem, remedy] =
      level < 2
        ? ["the page's heading is its title; the body has no heading of level 1", "write ## instead of #"]
        : [
            `a heading of level ${level} follows one of level ${deepest - 1}`,
            `write ${"#".repeat(deepest)} instead of ${"#".repeat(level)}`,
          ];
    return [problemInBody(page, line, 1, problem, remedy)];
  });
}

/** Every name on a page leads to one place: those of its template, of its sections and of its headings differ. */
function ids(draft: Draft, page: DraftPage): Problem[] {
  const seen = new Set<string>(draft.model.idsOf(page, draft));
  return [...sectionIds(page, seen), ...headingIds(page, seen)];
}

function sectionIds(page: DraftPage, seen: Set<string>): Problem[] {
  return sectionsOf(page).flatMap((section, index) => {
    const id = valueAt(section, ["id"]);
    if (typeof id !== "string") return [];
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew ? [] : [problemAt(page, ["sections", index, "id"], used(id), "give each section its own name")];
  });
}

function used(id: string): string {
  return `the name #${id} is used twice on the page`;
}

function headingIds(page: DraftPage, seen: Set<string>): Problem[] {
  return page.markdown.headings.flatMap(({ id, line, level, text }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    if (id === "" && level > 2) return [];
    if (!NAME.test(id)) {
      const problem = id ? `"${id}" is not a name for an address` : "the heading has no name for its address";
      const remedy = `write ${"#".repeat(level)} ${text} {#name}, the same lower-case ASCII name in both languages`;
      return [problemInBody(page, line, 1, problem, remedy)];
    }
    return isNew ? [] : [problemInBody(page, line, 1, used(id), "give each heading its own name")];
  });
}

function parity(page: DraftPage, original: DraftPage | undefined): Problem[] {
  if (!original || !areReadable(page, original)) return [];
  const [mine, theirs] = [page.markdown.headings, original.markdown.headings];
  for (let index = 0; index < Math.max(mine.length, theirs.length); index += 1) {
    const [here, there] = [mine[index], theirs[index]];
    if (here?.level === there?.level && here?.id === there?.id) continue;
    const line = here?.line ?? mine.at(-1)?.line ?? 1;
    const problem = `the headings differ from index.${original.language}.md: ${say(here)} here, ${say(there)} there`;
    const remedy = "give both languages the same headings, with the same names, in the same order";
    return [problemInBody(page, line, 1, problem, remedy)];
  }
  return [];
}

function say(heading: HeadingInfo | undefined): string {
  return heading ? `${"#".repeat(heading.level)}${heading.id ? ` {#${heading.id}}` : ` ${heading.text}`}` : "none";
}
