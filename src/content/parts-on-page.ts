/** What of a page can be linked to (`#part`). */
import type { Draft, DraftPage } from "./draft";
import { eachField } from "./fields";
import { readMarkdown } from "./markdown";

const known = new WeakMap<DraftPage, readonly string[]>();

/** @returns names of parts: headings of the body and of prose fields, sections, and what the kind's template has. */
export function partsOn(draft: Draft, page: DraftPage): readonly string[] {
  const parts = known.get(page) ?? collectParts(draft, page);
  known.set(page, parts);
  return parts;
}

function collectParts(draft: Draft, page: DraftPage): string[] {
  const found = page.markdown.headings.map(({ id }) => id);
  eachField(page.schema, page.data, (value, meta) => {
    if (typeof value !== "string") return;
    if (meta.nature === "id") found.push(value);
    // Reading markdown is slow, and most fields have no heading.
    if (meta.nature === "prose" && value.includes("{#"))
      found.push(...readMarkdown(value).headings.map(({ id }) => id));
  });
  return [...found, ...draft.model.idsOf(page, draft)].filter((id) => id !== "");
}
