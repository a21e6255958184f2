import type { Language } from "../languages/languages";
import type { CompiledMessages } from "../languages/messages";
import type { PageView } from "../model/page-view";
import { sectionsOf } from "../model/kinds";
import type { Site } from "../routes/site";
import { compileMessages, readMessages } from "./language-packs";
import { memoize } from "./memoize";
import { beginningOf, wordsOf } from "./page-words";

/** Articles come by the thousand and say the same words. What is developed is read anew as another site. */
const compiled = new WeakMap<Site, (wanted: string) => CompiledMessages>();

/** @returns the view, with the words of its template and of its sections where they have any of their own */
export function withOwnWords(site: Site, view: PageView): PageView {
  const wanted = new Set(wordsOf(view.kind, sectionsOf(view.content)));
  if (wanted.size === 0) return view;
  const compile = compiled.get(site) ?? memoize(compileWanted);
  compiled.set(site, compile);
  return { ...view, words: compile([view.language, ...[...wanted].sort()].join(" ")) };
}

/** @param wanted a language, and how the ids begin of the messages in question */
function compileWanted(wanted: string): CompiledMessages {
  const [language, ...beginnings] = wanted.split(" ");
  return compileMessages(readMessages(language as Language), (id) => beginnings.includes(beginningOf(id)));
}
