import type { PageView } from "../model/page-view";
import { sectionsOf } from "../model/kinds";
import { compileMessages, readMessages } from "./language-packs";
import { beginningOf, wordsOf } from "./page-words";

/** @returns the view, with the words of its template and of its sections where they have any of their own */
export function withOwnWords(view: PageView): PageView {
  const wanted = new Set(wordsOf(view.kind, sectionsOf(view.content)));
  if (wanted.size === 0) return view;
  return { ...view, words: compileMessages(readMessages(view.language), (id) => wanted.has(beginningOf(id))) };
}
