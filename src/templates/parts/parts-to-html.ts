import { escapeHtml } from "../../escape-html";
import type { PageView } from "../../model/page-view";

/** @returns the body in one piece, for texts that are read from top to bottom. */
export function partsToHtml(parts: PageView["body"]): string {
  return parts
    .map(({ id, heading, html }) =>
      heading ? `<h2 id="${id}" tabindex="-1">${escapeHtml(heading)}</h2>${html}` : html,
    )
    .join("");
}
