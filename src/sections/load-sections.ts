/** The components of sections, of which a page loads those that it shows. */
import type { ComponentType } from "react";
import type { Section, SectionType } from "../model/sections";
import type { LISTED } from "./listing/fields";
import type { SectionProps } from "./section-props";

type Listed = (typeof LISTED)[number];
/** What decides which component shows a section. */
export type SectionKey = { type: Exclude<SectionType, "listing"> } | { type: "listing"; of: Listed };

/** Lists of different things have little code in common: each has a component of its own, but for these. */
const SAME_LIST: Partial<Record<Listed, string>> = { products: "offer", solutions: "offer", legal: "link-list" };

const loaded = new Map<string, ComponentType<never>>();

/** @returns the module that shows a section, from this folder */
export const moduleOf = (section: SectionKey): string =>
  section.type === "listing" ? `listing/${SAME_LIST[section.of] ?? section.of}-section` : `${section.type}/section`;

/** @returns the component that shows a section. @throws where its page was not loaded before it is shown */
export function componentOf(section: Section): ComponentType<SectionProps<SectionType>> {
  const component = loaded.get(moduleOf(section));
  if (!component) throw new Error(`The code of a section of type ${section.type} is not here`);
  // Each takes sections of the type that its folder is called by.
  return component as ComponentType<SectionProps<SectionType>>;
}

/** @returns whether all of them can be shown */
export const areLoaded = (sections: readonly SectionKey[]): boolean =>
  sections.every((section) => loaded.has(moduleOf(section)));

/**
 * Loads what some of the sections still need. Webpack makes a script of each, or of those that stand on pages together
 * (gatsby/webpack/section-chunks.ts).
 * @throws where one can't be loaded
 */
export async function loadSections(sections: readonly SectionKey[]): Promise<void> {
  const missing = [...new Set(sections.map(moduleOf))].filter((name) => !loaded.has(name));
  await Promise.all(missing.map(async (name) => loaded.set(name, await load(name))));
}

async function load(name: string): Promise<ComponentType<never>> {
  const module = (await import(
    /* webpackChunkName: "[request]", webpackInclude: /section\.tsx$/ */ `./${name}.tsx`
  )) as {
    default: ComponentType<never>;
  };
  return module.default;
}
