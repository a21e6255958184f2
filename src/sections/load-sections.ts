/** The components of sections, of which a page loads those that it shows. */
import type { ComponentType } from "react";
import type { Section, SectionType } from "../model/sections";
import { CHUNK_OF, codeOf, type SectionChunk, type SectionCode } from "./section-code";
import type { SectionProps } from "./section-props";

type Components = Readonly<Partial<Record<SectionCode, ComponentType<never>>>>;

const CHUNKS: Record<SectionChunk, () => Promise<{ COMPONENTS: Components }>> = {
  comparisons: () => import(/* webpackChunkName: "sections-comparisons" */ "./chunk-comparisons"),
  finding: () => import(/* webpackChunkName: "sections-finding" */ "./chunk-finding"),
  form: () => import(/* webpackChunkName: "sections-form" */ "./chunk-form"),
  general: () => import(/* webpackChunkName: "sections-general" */ "./chunk-general"),
  home: () => import(/* webpackChunkName: "sections-home" */ "./chunk-home"),
  more: () => import(/* webpackChunkName: "sections-more" */ "./chunk-more"),
  news: () => import(/* webpackChunkName: "sections-news" */ "./chunk-news"),
  outputs: () => import(/* webpackChunkName: "sections-outputs" */ "./chunk-outputs"),
  planner: () => import(/* webpackChunkName: "sections-planner" */ "./chunk-planner"),
  plans: () => import(/* webpackChunkName: "sections-plans" */ "./chunk-plans"),
  projects: () => import(/* webpackChunkName: "sections-projects" */ "./chunk-projects"),
  screens: () => import(/* webpackChunkName: "sections-screens" */ "./chunk-screens"),
  story: () => import(/* webpackChunkName: "sections-story" */ "./chunk-story"),
  switches: () => import(/* webpackChunkName: "sections-switches" */ "./chunk-switches"),
};

const loaded = new Map<SectionChunk, Components>();

/** @returns the component that shows a section. @throws where its page was not loaded before it is shown */
export function componentOf(section: Section): ComponentType<SectionProps<SectionType>> {
  const code = codeOf(section);
  const component = loaded.get(CHUNK_OF[code])?.[code];
  if (!component) throw new Error(`The code of a section of type ${section.type} is not here`);
  // Each takes sections of its own type, as the table of components in its chunk says.
  return component as ComponentType<SectionProps<SectionType>>;
}

/** @returns whether all of them can be shown */
export const areHere = (sections: readonly Section[]): boolean =>
  sections.every((section) => loaded.has(CHUNK_OF[codeOf(section)]));

/**
 * Loads what some of the sections still need.
 * @throws where one can't be loaded
 */
export async function loadSections(sections: readonly Section[]): Promise<void> {
  await load(new Set(sections.map((section) => CHUNK_OF[codeOf(section)])));
}

/** Loads all of them: where pages are rendered one after the other, in the build, in tests, while developing. */
export const loadAllSections = (): Promise<void> => load(new Set(Object.values(CHUNK_OF)));

async function load(chunks: ReadonlySet<SectionChunk>): Promise<void> {
  const missing = [...chunks].filter((chunk) => !loaded.has(chunk));
  await Promise.all(missing.map(async (chunk) => loaded.set(chunk, (await CHUNKS[chunk]()).COMPONENTS)));
}
