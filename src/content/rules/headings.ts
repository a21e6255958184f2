import { type RawContent, type RawPage, problemAt, problemInBody, type Rule, rawSections } from "../raw-content";
import type { Problem } from "../problem";
import { NAME_PATTERN } from "../vocabulary";

/** Requires headings that begin at ##, skip no level and have unique ids. */
export const headingsRule: Rule = {
  page: (page, content) => [...levels(page), ...ids(page, content)],
};

function levels(page: RawPage): Problem[] {
  let before = 1;
  return page.markdown.headings.flatMap(({ level, line }) => {
    const deepest = before + 1;
    before = Math.max(level, 2);
    if (level < 2) {
      const problem = "the page's heading is its title; the body has no heading of level 1";
      return [problemInBody(page, line, 1, problem, "write ## instead of #")];
    }
    if (level <= deepest) return [];
    const problem = `a heading of level ${level} follows one of level ${deepest - 1}`;
    return [problemInBody(page, line, 1, problem, `write ${"#".repeat(deepest)} instead of ${"#".repeat(level)}`)];
  });
}

function ids(page: RawPage, content: RawContent): Problem[] {
  const seen = new Set<string>(content.model.idsOf(page, content));
  const isTaken = (id: string) => seen.size === seen.add(id).size;
  const inSections = rawSections(page.data).flatMap(({ id }, index) =>
    typeof id === "string" && isTaken(id)
      ? [problemAt(page, ["sections", index, "id"], twice(id), "give each section its own name")]
      : [],
  );
  const inBody = page.markdown.headings.flatMap(({ id, line, level, text }) => {
    if (id === "" && level > 2) return [];
    if (!NAME_PATTERN.test(id)) {
      const problem = id ? `"${id}" is not a name for an address` : "the heading has no name for its address";
      const remedy = `write ${"#".repeat(level)} ${text} {#name}, the same lower-case ASCII name in both languages`;
      return [problemInBody(page, line, 1, problem, remedy)];
    }
    return isTaken(id) ? [problemInBody(page, line, 1, twice(id), "give each heading its own name")] : [];
  });
  return [...inSections, ...inBody];
}

const twice = (id: string) => `the name #${id} is used twice on the page`;
