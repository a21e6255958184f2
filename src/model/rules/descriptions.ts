import { originalOf, problemAt, type Rule } from "../../content/draft";
import { isForSearch } from "../listed";

/**
 * Characters, the shortest and the longest. Search engines fill shorter ones up with whatever stands on the page, and
 * cut longer ones off (quality F3).
 */
export const DESCRIPTION_LENGTH = [120, 158] as const;
const [SHORTEST, LONGEST] = DESCRIPTION_LENGTH;

/** Descriptions are translated, and those of indexable pages have the length of a search result's (quality F3). */
export const descriptions: Rule = {
  page(page, draft) {
    const { description } = page.data;
    if (typeof description !== "string") return [];
    if (description === originalOf(draft, page)?.data["description"])
      return [problemAt(page, ["description"], "is the same in both languages", "translate it")];
    if (page.kind === "notice" || !isForSearch(page.data)) return [];
    if (description.length >= SHORTEST && description.length <= LONGEST) return [];
    const problem = `has ${description.length} characters, a search result ${SHORTEST} to ${LONGEST}`;
    const remedy = description.length < SHORTEST ? "say why it matters" : "keep to one thing";
    return [problemAt(page, ["description"], problem, remedy)];
  },
};
