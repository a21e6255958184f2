import type { Draft, DraftPage } from "./draft";
import { eachField } from "./fields";
import { readMarkdown } from "./markdown";

const partsOf = new WeakMap<DraftPage, readonly string[]>();

/** @returns the names of a page's parts: headings of the body and of prose fields, sections, and what the kind's template always has. */
export function idsOn(draft: Draft, page: DraftPage): readonly string[] {
  const known = partsOf.get(page) ?? collectIds(draft, page);
  partsOf.set(page, known);
  return known;
}

function collectIds(draft: Draft, page: DraftPage): string[] {
  const found = page.markdown.headings.map(({ id }) => id);
  eachField(page.schema, page.data, (value, meta) => {
    if (typeof value !== "string") return;
    if (meta.type === "id") found.push(value);
    // Reading markdown is slow, and most fields have no heading.
    if (meta.type === "prose" && value.includes("{#")) found.push(...readMarkdown(value).headings.map(({ id }) => id));
  });
  return [...found, ...draft.model.idsOf(page, draft)].filter((id) => id !== "");
}
