import type { Draft, DraftPage } from "./draft";
import { fieldsIn } from "./fields";
import { readMarkdown } from "./markdown";

const partsOf = new WeakMap<DraftPage, readonly string[]>();

/** @returns the ids on a page: of headings in body and prose fields, of sections, and of the template's parts */
export function idsOn(draft: Draft, page: DraftPage): readonly string[] {
  const known = partsOf.get(page) ?? collectIds(draft, page);
  partsOf.set(page, known);
  return known;
}

function collectIds(draft: Draft, page: DraftPage): string[] {
  const found = page.markdown.headings.map(({ id }) => id);
  for (const { value, meta } of fieldsIn(page.schema, page.data)) {
    if (typeof value !== "string") continue;
    if (meta.type === "id") found.push(value);
    // Reading markdown is slow, and most fields have no heading.
    if (meta.type === "prose" && value.includes("{#")) found.push(...readMarkdown(value).headings.map(({ id }) => id));
  }
  return [...found, ...draft.model.idsOf(page, draft)].filter((id) => id !== "");
}
