import { type Draft, originalOf, problemAt } from "../../content/draft";
import { headTitleIn } from "../../content/head-title";
import type { Problem } from "../../content/problem";

const [SHORTEST, LONGEST] = [15, 60];

/** Titles for tabs and search results have 15 to 60 characters and differ between the languages (quality F3). */
export function headTitles(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    const title = headTitleIn(draft, page);
    const original = originalOf(draft, page);
    if (title === "") return [];
    const path = [page.data["headTitle"] === undefined ? "title" : "headTitle"];
    const remedy = `add headTitle: a title of ${SHORTEST} to ${LONGEST} characters for tabs and search results`;
    if (title.length < SHORTEST || title.length > LONGEST) {
      return [problemAt(page, path, `"${title}" has ${title.length} characters in the browser tab`, remedy)];
    }
    return original && headTitleIn(draft, original) === title
      ? [problemAt(page, path, `"${title}" is the title in both languages`, `${remedy}, in this language`)]
      : [];
  });
}
