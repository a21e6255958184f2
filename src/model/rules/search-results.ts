import { type RawContent, type RawPage, findOriginal, problemAt, type Rule } from "../../content/raw-content";
import { isRecord } from "../../content/fields";
import { reportRepeated } from "../../content/rules/duplicates";
import { headTitle } from "../head-title";
import { isIndexable } from "../listed";

const [SHORTEST, LONGEST] = [15, 60];
const REMEDY = `add headTitle: a title of ${SHORTEST} to ${LONGEST} characters for tabs and search results`;

/** Requires titles for tabs and search results to be unique, and to differ between languages (quality F3). */
export const headTitlesRule: Rule = {
  page(page, content) {
    const title = buildTitle(page, content);
    if (title === "") return [];
    const original = findOriginal(content, page);
    // The declaration of headTitle has these limits, too.
    const isHeading = page.data["headTitle"] === undefined;
    const path = [isHeading ? "title" : "headTitle"];
    if (isHeading && (title.length < SHORTEST || title.length > LONGEST))
      return [problemAt(page, path, `"${title}" has ${title.length} characters in the browser tab`, REMEDY)];
    return original && buildTitle(original, content) === title
      ? [problemAt(page, path, `"${title}" is the title in both languages`, `${REMEDY}, in this language`)]
      : [];
  },
  site(content) {
    const titleOf = (page: RawPage) => buildTitle(page, content);
    return reportRepeated(content.pages, titleOf, (page, other, title) => {
      const problem = `"${title}" is also the headTitle of ${other.file.path}`;
      return problemAt(page, ["headTitle"], problem, "say what is different about this page");
    });
  },
};

function buildTitle({ data }: RawPage, { site: { company } }: RawContent): string {
  return headTitle(data, isRecord(company?.data) ? String(company.data["name"]) : "");
}

/** Characters. Search engines extend shorter descriptions with other text, and truncate longer ones (quality F3). */
const DESCRIPTION = { min: 120, max: 158 };

/** Requires translated descriptions, on indexable pages with the length of a search result (quality F3). */
export const descriptionsRule: Rule = {
  page(page, content) {
    const { description } = page.data;
    if (typeof description !== "string") return [];
    if (description === findOriginal(content, page)?.data["description"])
      return [problemAt(page, ["description"], "is the same in both languages", "translate it")];
    if (page.kind === "notice" || !isIndexable(page.data)) return [];
    const { min, max } = DESCRIPTION;
    if (description.length >= min && description.length <= max) return [];
    const problem = `has ${description.length} characters, a search result ${min} to ${max}`;
    const remedy = description.length < min ? "say why it matters" : "keep to one thing";
    return [problemAt(page, ["description"], problem, remedy)];
  },
};
