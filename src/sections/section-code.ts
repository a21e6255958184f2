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

/** The type of the sections that some code shows. */
export type TypeOf<C extends SectionCode> = C extends ListCode ? "listing" : C;

export function codeOf(section: Section): SectionCode {
  return section.type === "listing" ? LISTS[section.of] : section.type;
}
