import { type Draft, problemAt } from "../../content/draft";
import type { Problem } from "../../content/problem";
import { isForSearch } from "../listed";

/**
 * Characters, the shortest and the longest. Search engines fill shorter ones up with whatever stands on the page, and
 * cut longer ones off (quality F3).
 */
export const DESCRIPTION_LENGTH = [120, 158] as const;
const [SHORTEST, LONGEST] = DESCRIPTION_LENGTH;

/** Descriptions of indexable pages have the length of a search result's. */
export function descriptions({ pages }: Draft): Problem[] {
  return pages.flatMap((page) => {
    const { description } = page.data;
    if (typeof description !== "string" || page.kind === "notice" || !isForSearch(page.data)) return [];
    if (description.length >= SHORTEST && description.length <= LONGEST) return [];
    const problem = `has ${description.length} characters, a search result ${SHORTEST} to ${LONGEST}`;
    const remedy = description.length < SHORTEST ? "say why it matters" : "keep to one thing";
    return [problemAt(page, ["description"], problem, remedy)];
  });
}
