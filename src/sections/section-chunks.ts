/**
 * The component of every section in the built site, a file each, which comes with the first page that shows the section
 * (src/runtime/prod-loader.ts). src/build/webpack.ts puts this module in the place of section-components.ts.
 */
import type { ComponentType } from "react";
import type { Section, SectionType } from "../model/sections";
import { codeOf, type SectionCode, type TypeOf } from "./section-code";
import type { SectionProps } from "./section-props";

const LOADERS: { readonly [C in SectionCode]: () => Promise<{ default: ComponentType<SectionProps<TypeOf<C>>> }> } = {
  calendar: () => import(/* webpackChunkName: "section-calendar" */ "./calendar/section"),
  "call-to-action": () => import(/* webpackChunkName: "section-call-to-action" */ "./call-to-action/section"),
  code: () => import(/* webpackChunkName: "section-code" */ "./code/section"),
  comparison: () => import(/* webpackChunkName: "section-comparison" */ "./comparison/section"),
  "contact-form": () => import(/* webpackChunkName: "section-contact-form" */ "./contact-form/section"),
  data: () => import(/* webpackChunkName: "section-data" */ "./data/section"),
  departures: () => import(/* webpackChunkName: "section-departures" */ "./departures/section"),
  differences: () => import(/* webpackChunkName: "section-differences" */ "./differences/section"),
  "fact-card": () => import(/* webpackChunkName: "section-fact-card" */ "./fact-card/section"),
  "fair-list": () => import(/* webpackChunkName: "section-fair-list" */ "./listing/fairs-section"),
  "fare-list": () => import(/* webpackChunkName: "section-fare-list" */ "./listing/fares-section"),
  figure: () => import(/* webpackChunkName: "section-figure" */ "./figure/section"),
  figures: () => import(/* webpackChunkName: "section-figures" */ "./figures/section"),
  finding: () => import(/* webpackChunkName: "section-finding" */ "./finding/section"),
  grid: () => import(/* webpackChunkName: "section-grid" */ "./grid/section"),
  "hero-lines": () => import(/* webpackChunkName: "section-hero-lines" */ "./hero-lines/section"),
  items: () => import(/* webpackChunkName: "section-items" */ "./items/section"),
  "line-map": () => import(/* webpackChunkName: "section-line-map" */ "./line-map/section"),
  "link-list": () => import(/* webpackChunkName: "section-link-list" */ "./listing/link-list-section"),
  "news-list": () => import(/* webpackChunkName: "section-news-list" */ "./listing/news-section"),
  "offer-list": () => import(/* webpackChunkName: "section-offer-list" */ "./listing/offer-section"),
  outputs: () => import(/* webpackChunkName: "section-outputs" */ "./outputs/section"),
  planner: () => import(/* webpackChunkName: "section-planner" */ "./planner/section"),
  process: () => import(/* webpackChunkName: "section-process" */ "./process/section"),
  "project-list": () => import(/* webpackChunkName: "section-project-list" */ "./listing/projects-section"),
  projects: () => import(/* webpackChunkName: "section-projects" */ "./projects/section"),
  proofs: () => import(/* webpackChunkName: "section-proofs" */ "./proofs/section"),
  questions: () => import(/* webpackChunkName: "section-questions" */ "./questions/section"),
  ranking: () => import(/* webpackChunkName: "section-ranking" */ "./ranking/section"),
  related: () => import(/* webpackChunkName: "section-related" */ "./related/section"),
  screens: () => import(/* webpackChunkName: "section-screens" */ "./screens/section"),
  "service-list": () => import(/* webpackChunkName: "section-service-list" */ "./listing/services-section"),
  sheet: () => import(/* webpackChunkName: "section-sheet" */ "./sheet/section"),
  "site-map": () => import(/* webpackChunkName: "section-site-map" */ "./site-map/section"),
  statement: () => import(/* webpackChunkName: "section-statement" */ "./statement/section"),
  switchboard: () => import(/* webpackChunkName: "section-switchboard" */ "./switchboard/section"),
  teams: () => import(/* webpackChunkName: "section-teams" */ "./teams/section"),
  text: () => import(/* webpackChunkName: "section-text" */ "./text/section"),
  timetable: () => import(/* webpackChunkName: "section-timetable" */ "./timetable/section"),
  "vacancy-list": () => import(/* webpackChunkName: "section-vacancy-list" */ "./listing/vacancies-section"),
  ways: () => import(/* webpackChunkName: "section-ways" */ "./ways/section"),
};

type Component = ComponentType<SectionProps<SectionType>>;

const loaded = new Map<SectionCode, Component>();

/** @throws where the section's page was not loaded before it is shown */
export function componentOf(section: Section): Component {
  const component = loaded.get(codeOf(section));
  if (!component) throw new Error(`The code of a section of type ${section.type} is not here`);
  return component;
}

/** @returns whether all of them can be shown */
export const areHere = (sections: readonly Section[]): boolean =>
  sections.every((section) => loaded.has(codeOf(section)));

/**
 * Loads what some of the sections still need; what comes at the same time for others is not asked for twice.
 * @throws where one can't be loaded
 */
export async function loadSections(sections: readonly Section[]): Promise<void> {
  const missing = new Set(sections.map(codeOf).filter((code) => !loaded.has(code)));
  await Promise.all(
    [...missing].map(async (code) => {
      const { default: component } = await LOADERS[code]();
      loaded.set(code, component as Component);
    }),
  );
}
