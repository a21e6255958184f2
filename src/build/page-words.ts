/**
 * Words that few pages say come with the data of those pages, and not in the language's pack, which every visit loads. The
 * build draws a page with the same words as the browser: one that lacks a word fails it (src/intl/report-problem.ts).
 */
import type { Kind } from "../view/kind";
import type { Section, SectionType } from "../model/sections";
import type { Listed } from "../routes/lists";

/** How the ids of words begin that only templates say, by the kind of their page. */
const OF_KINDS: Partial<Record<Kind, readonly string[]>> = {
  article: ["article"],
  "case-study": ["changes", "project"],
  fair: ["event"],
  landing: ["landing"],
  legal: ["legal"],
  vacancy: ["apply", "contract", "vacancy"],
};

/** The same of sections; of lists, by what they list. */
const OF_SECTIONS: Partial<Record<Exclude<SectionType, "listing"> | Listed, readonly string[]>> = {
  calendar: ["calendar", "demonstration"],
  data: ["data"],
  departures: ["board"],
  fairs: ["fairs"],
  "hero-lines": ["hero", "landing"],
  "line-map": ["map"],
  news: ["news"],
  outputs: ["demonstration", "outputs"],
  planner: ["planner"],
  projects: ["projects"],
  "site-map": ["siteMap"],
  switchboard: ["demonstration"],
  teams: ["teams"],
  vacancies: ["board"],
};

const ALL = new Set([...Object.values(OF_KINDS), ...Object.values(OF_SECTIONS)].flat());

/** @returns what stands before the first dot of a message's id */
export const beginningOf = (id: string) => id.slice(0, id.indexOf("."));

/** @param id of a message. @returns whether only few pages say it */
export function isForFewPages(id: string): boolean {
  return ALL.has(beginningOf(id));
}

/** @returns how the ids begin of what the template of a page alone says, and its sections */
export function wordsOf(kind: Kind, sections: readonly Section[]): readonly string[] {
  const ofSections = sections.flatMap(
    (section) => OF_SECTIONS[section.type === "listing" ? section.of : section.type] ?? [],
  );
  return [...(OF_KINDS[kind] ?? []), ...ofSections];
}
