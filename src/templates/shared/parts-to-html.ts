import { escapeHtml } from "../../escape-html";
import type { PageView } from "../../model/page-view";

/** Joins the parts of a body, for pages that show them as one text. */
export function partsToHtml(parts: PageView["body"]): string {
  return parts
    .map(({ id, heading, html }) =>
      heading ? `<h2 id="${id}" tabindex="-1">${escapeHtml(heading)}</h2>${html}` : html,
    )
    .join("");
}
