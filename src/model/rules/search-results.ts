import { type Draft, type DraftPage, originalOf, problemAt, type Rule } from "../../content/draft";
import { isRecord } from "../../content/fields";
import { twice } from "../../content/rules/duplicates";
import { headTitle } from "../head-title";
import { isForSearch } from "../listed";

const [SHORTEST, LONGEST] = [15, 60];
const REMEDY = `add headTitle: a title of ${SHORTEST} to ${LONGEST} characters for tabs and search results`;

/**
 * Requires titles for tabs and search results with 15 to 60 characters, unique, and different between languages
 * (quality F3).
 */
export const headTitles: Rule = {
  page(page, draft) {
    const title = titleOf(page, draft);
    if (title === "") return [];
    const original = originalOf(draft, page);
    const path = [page.data["headTitle"] === undefined ? "title" : "headTitle"];
    if (title.length < SHORTEST || title.length > LONGEST)
      return [problemAt(page, path, `"${title}" has ${title.length} characters in the browser tab`, REMEDY)];
    return original && titleOf(original, draft) === title
      ? [problemAt(page, path, `"${title}" is the title in both languages`, `${REMEDY}, in this language`)]
      : [];
  },
  site: (draft) =>
    twice(
      draft.pages,
      (page) => titleOf(page, draft),
      (page, other, title) => {
        const problem = `"${title}" is also the headTitle of ${other.file.path}`;
        return problemAt(page, ["headTitle"], problem, "say what is different about this page");
      },
    ),
};

function titleOf({ data }: DraftPage, { site: { company } }: Draft): string {
  return headTitle(data, isRecord(company?.data) ? String(company.data["name"]) : "");
}

/**
 * Characters. Search engines extend shorter descriptions with text of the page, and truncate longer ones (quality F3).
 */
const DESCRIPTION = { min: 120, max: 158 };

/** Requires translated descriptions, on indexable pages with the length of a search result (quality F3). */
export const descriptions: Rule = {
  page(page, draft) {
    const { description } = page.data;
    if (typeof description !== "string") return [];
    if (description === originalOf(draft, page)?.data["description"])
      return [problemAt(page, ["description"], "is the same in both languages", "translate it")];
    if (page.kind === "notice" || !isForSearch(page.data)) return [];
    const { min, max } = DESCRIPTION;
    if (description.length >= min && description.length <= max) return [];
    const problem = `has ${description.length} characters, a search result ${min} to ${max}`;
    const remedy = description.length < min ? "say why it matters" : "keep to one thing";
    return [problemAt(page, ["description"], problem, remedy)];
  },
};
