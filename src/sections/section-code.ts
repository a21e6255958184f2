import type { Section, SectionType } from "../model/sections";
import type { LISTED } from "./listing/fields";

/** Whose code a list needs: lists of different kinds have little in common. */
const LISTS = {
  services: "service-list",
  products: "offer-list",
  solutions: "offer-list",
  projects: "project-list",
  news: "news-list",
  vacancies: "vacancy-list",
  fairs: "fair-list",
  fares: "fare-list",
  legal: "link-list",
} as const satisfies Record<(typeof LISTED)[number], string>;

type ListCode = (typeof LISTS)[keyof typeof LISTS];

/** The name of the code that shows a section: its type, and for lists what they list. */
export type SectionCode = Exclude<SectionType, "listing"> | ListCode;

export function codeOf(section: Section): SectionCode {
  return section.type === "listing" ? LISTS[section.of] : section.type;
}

/**
 * In which script a section comes to the browser: those that stand on pages together come together, with their styles
 * (docs/decisions/0009-bytes.md).
 */
export const CHUNK_OF = {
  calendar: "plans",
  "call-to-action": "more",
  code: "comparisons",
  comparison: "general",
  "contact-form": "form",
  data: "comparisons",
  departures: "home",
  differences: "comparisons",
  "fact-card": "general",
  "fair-list": "more",
  "fare-list": "general",
  figure: "general",
  figures: "more",
  finding: "finding",
  grid: "comparisons",
  "hero-lines": "home",
  items: "general",
  "line-map": "home",
  "link-list": "general",
  "news-list": "news",
  "offer-list": "general",
  outputs: "outputs",
  planner: "planner",
  process: "story",
  "project-list": "projects",
  projects: "story",
  proofs: "more",
  questions: "general",
  ranking: "comparisons",
  related: "general",
  screens: "screens",
  "service-list": "more",
  sheet: "switches",
  "site-map": "more",
  statement: "story",
  switchboard: "switches",
  teams: "more",
  text: "general",
  timetable: "plans",
  "vacancy-list": "more",
  ways: "general",
} as const satisfies Record<SectionCode, string>;

export type SectionChunk = (typeof CHUNK_OF)[SectionCode];

/** @returns webpack's names of the scripts that some sections need */
export const chunksOf = (sections: readonly Section[]): string[] => [
  ...new Set(sections.map((section) => `sections-${CHUNK_OF[codeOf(section)]}`)),
];
