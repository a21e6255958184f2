import type { Language } from "../../i18n/languages";
import { type Draft, type DraftPage, problemAt } from "../draft";
import { isRecord } from "../fields";
import { headTitleIn } from "../head-title";
import type { Problem } from "../problem";

const FILE = "content/site/lines.yml";

/** Titles of offers and projects hold a keyword of their line: people search for what it does, not for its name. */
export function keywords(draft: Draft): Problem[] {
  return draft.pages.flatMap((page) => {
    if (!draft.model.isTitledByLine?.(page) || !draft.model.isForSearch(page)) return [];
    const words = keywordsOf(draft, page);
    const title = headTitleIn(draft, page);
    if (words.length === 0 || title === "" || holdsOne(title, words)) return [];
    const path = [page.data["headTitle"] === undefined ? "title" : "headTitle"];
    const problem = `"${title}" holds no word that somebody searches for on line ${String(page.data["line"])}`;
    const remedy = `name service, sector or system in headTitle: one of ${words.join(", ")} (${FILE})`;
    return [problemAt(page, path, problem, remedy)];
  });
}

/** @returns the words of the page's line, as its language has them, and those of the sector that it tells of. */
function keywordsOf({ site }: Draft, { data, language }: DraftPage): string[] {
  const lines = site["lines"]?.data;
  const line = isRecord(lines) ? lines[String(data["line"])] : undefined;
  const declared = isRecord(line) && isRecord(line["keywords"]) ? line["keywords"][language satisfies Language] : [];
  const words = Array.isArray(declared) ? declared.filter((word) => typeof word === "string") : [];
  // Without words of its line a page has none to look for.
  return words.length > 0 && typeof data["sector"] === "string" ? [...words, ...wordsOf(data["sector"])] : words;
}

/** Little words are in every title. */
const SHORTEST_WORD = 4;

function wordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}-]+/gu)].map(([word]) => word).filter((word) => word.length >= SHORTEST_WORD);
}

/** A word may be part of a longer one (Buchung in Buchungsstrecke), but for abbreviations, which are short. */
function holdsOne(title: string, words: readonly string[]): boolean {
  const lower = title.toLowerCase();
  return words.some((word) => {
    if (word.length >= SHORTEST_WORD) return lower.includes(word.toLowerCase());
    return lower.split(/[^\p{L}\p{N}]+/u).includes(word.toLowerCase());
  });
}
