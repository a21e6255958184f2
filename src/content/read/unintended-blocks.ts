import type { Nodes } from "mdast";
import type { MarkupMistake } from "./markup-mistakes";

const MONTHS =
  "Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December";

/** The beginning of an item that is a day: `3. März`. */
const DAY = new RegExp(String.raw`^\d+[.)]\s+(?:${MONTHS})\b`, "mu");

const MIN_YEAR = 1000;

const WORD = 'begin with a word, such as "Am 15. Februar" or "Mehr als 90 Prozent"';

/** Finds text that markdown takes for a list, a quotation, a heading or code. @param source the block as typed */
export function findUnintendedBlock(node: Nodes, source: string): MarkupMistake[] {
  const [block, remedy = WORD] = describeBlock(node, source);
  const [words = ""] = source.trim().split("\n");
  return block ? [{ offset: 0, words: source, problem: `"${words.slice(0, 30)}" becomes ${block}`, remedy }] : [];
}

function describeBlock(node: Nodes, source: string): [block?: string, remedy?: string] {
  switch (node.type) {
    case "list": {
      const isYear = node.ordered && (node.start ?? 0) >= MIN_YEAR;
      const isShare = node.children.length === 1 && /^(?:[-+*] )?\d/u.test(source);
      return isYear || isShare || (node.ordered && DAY.test(source)) ? ["a list"] : [];
    }
    case "blockquote":
      return /^>\s*\d/u.test(source) ? ["a quotation"] : [];
    case "heading":
      return source.startsWith("#") ? [] : ["a heading", "write an empty line above the line of - or ="];
    case "code":
      return /^[`~]{3}/u.test(source) ? [] : ["code", "remove the blanks at the beginning of the line"];
    default:
      return [];
  }
}
