import { type Draft, type DraftPage, problemAt, sectionsOf } from "../draft";
import { didYouMean } from "../explain";
import { isRecord } from "../fields";
import type { Problem } from "../problem";

/** Figures in the margin stand beside a part of the page's own text. */
export function margins(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    const { margin } = page.data;
    const parts = page.markdown.headings.flatMap(({ id, level }) => (id && level === 2 ? id : []));
    return (Array.isArray(margin) ? margin : []).flatMap((fact: unknown, index) => {
      const beside = isRecord(fact) ? fact["beside"] : undefined;
      if (typeof beside !== "string" || parts.includes(beside)) return [];
      const others = parts.length === 0 ? "take it out: the page has none" : `write one of ${parts.join(", ")}`;
      const remedy = didYouMean(beside, parts, others);
      return [problemAt(page, ["margin", index, "beside"], "names no part of the page's text", remedy)];
    });
  });
}

/** A section that says after which part of its page it stands names one that is there. */
export function places(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) =>
    sectionsOf(page).flatMap((section, index) => {
      const after = isRecord(section) ? section["after"] : undefined;
      if (typeof after !== "string") return [];
      const parts = draft.model.placesOf?.(page) ?? [];
      if (parts.includes(after)) return [];
      return [problemAt(page, ["sections", index, "after"], "names no part of the page", remedy(after, parts, page))];
    }),
  );
}

function remedy(after: string, parts: readonly string[], { kind }: DraftPage): string {
  if (parts.length === 0)
    return `take it out: a page of the kind ${kind} has its sections in the order in which they are written`;
  return didYouMean(after, parts, `write one of ${parts.join(", ")}`);
}
