import { memoize } from "../../memoize";
import type { Draft, DraftPage } from "../draft";
import { readMarkdown } from "../read/read-markdown";

const idsInText = memoize(({ markdown, fields }: DraftPage): readonly string[] => [
  ...markdown.headings.map(({ id }) => id),
  ...fields.flatMap(({ value, meta }) => {
    if (typeof value !== "string") return [];
    if (meta.type === "id") return value;
    // Reading markdown is slow, and most fields have no heading.
    return meta.type === "prose" && value.includes("{#") ? readMarkdown(value).headings.map(({ id }) => id) : [];
  }),
]);

/** @returns the ids on a page: of headings in body and prose fields, of sections, and of the template's parts */
export function idsOn(draft: Draft, page: DraftPage): readonly string[] {
  return [...idsInText(page), ...draft.model.idsOf(page, draft)].filter((id) => id !== "");
}
