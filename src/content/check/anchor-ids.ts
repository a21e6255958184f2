import { memoize } from "../../memoize";
import type { RawContent, RawPage } from "../raw-content";
import { readMarkdown } from "../read/read-markdown";

const idsInText = memoize(({ markdown, fields }: RawPage): readonly string[] => [
  ...markdown.headings.map(({ id }) => id),
  ...fields.flatMap(({ value, meta }) => {
    if (typeof value !== "string") return [];
    if (meta.type === "id") return value;
    // Skips fields without a heading: parsing markdown is slow.
    return meta.type === "prose" && value.includes("{#") ? readMarkdown(value).headings.map(({ id }) => id) : [];
  }),
]);

/** Lists the ids of a page: headings in body and prose fields, sections, parts of the template. */
export function anchorIds(content: RawContent, page: RawPage): readonly string[] {
  return [...idsInText(page), ...content.model.idsOf(page, content)].filter((id) => id !== "");
}
