import { type RawPage, problemAt, type Rule, rawSections } from "../../content/raw-content";
import { isRecord } from "../../content/fields";
import { didYouMean } from "../../content/suggest";
import { type Kind, templateIdsOf } from "../kinds";

/** Kinds with a line: their titles contain it, and sections may follow each part of the template. */
const KINDS_WITH_LINE: readonly Kind[] = ["service", "solution", "product", "case-study"];

/** Requires margin figures, and sections with a position, to name a part of their page. */
export const positionsRule: Rule = { page: (page) => [...margins(page), ...sections(page)] };

function margins(page: RawPage) {
  const { margin } = page.data;
  const parts = partsOfText(page);
  return (Array.isArray(margin) ? margin : []).flatMap((fact: unknown, index) => {
    const beside = isRecord(fact) ? fact["beside"] : undefined;
    if (typeof beside !== "string" || parts.includes(beside)) return [];
    const others = parts.length === 0 ? "take it out: the page has none" : `write one of ${parts.join(", ")}`;
    const remedy = didYouMean(beside, parts, others);
    return [problemAt(page, ["margin", index, "beside"], "names no part of the page's text", remedy)];
  });
}

function sections(page: RawPage) {
  const parts = listPositions(page);
  return rawSections(page.data).flatMap(({ after }, index) => {
    if (typeof after !== "string" || parts.includes(after)) return [];
    const others =
      parts.length === 0
        ? `take it out: a page of the kind ${page.kind} has its sections in the order in which they are written`
        : `write one of ${parts.join(", ")}`;
    const remedy = didYouMean(after, parts, others);
    return [problemAt(page, ["sections", index, "after"], "names no part of the page", remedy)];
  });
}

/** Lists the ids of the template and of the text. The head of an offer precedes them. */
function listPositions(page: RawPage): readonly string[] {
  if (!KINDS_WITH_LINE.some((kind) => kind === page.kind)) return [];
  return [...(page.kind === "case-study" ? [] : ["head"]), ...templateIdsOf(page), ...partsOfText(page)];
}

const partsOfText = ({ markdown }: RawPage): string[] =>
  markdown.headings.flatMap(({ id, level }) => (id && level === 2 ? id : []));
