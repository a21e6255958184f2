/** Loads the components of sections: a page loads those that it shows. */
import type { ComponentType } from "react";
import type { SectionContent, SectionType } from "../model/sections";
import type { ListType } from "./listing/fields";
import type { SectionProps } from "./section-frame";

/** The fields by which a section finds its component. */
export type SectionKey = { type: Exclude<SectionType, "listing"> } | { type: "listing"; of: ListType };

/** Lists that share a component. Each of the rest has its own. */
const SHARED_LISTS: Partial<Record<ListType, string>> = { products: "offer", solutions: "offer" };

/** The query result in Gatsby's page data. Error pages contain one page per language. */
interface PageResult {
  data?: Record<string, { view?: { content: { sections?: readonly SectionContent[] } } } | null>;
}

export const sectionsOfPage = (result: PageResult | undefined): readonly SectionContent[] =>
  Object.values(result?.data ?? {}).flatMap((page) => page?.view?.content.sections ?? []);

const loaded = new Map<string, ComponentType<never>>();

/** Returns the path of a section's module in this folder, without extension. */
export const moduleOf = (section: SectionKey): string =>
  section.type === "listing" ? `listing/${SHARED_LISTS[section.of] ?? section.of}-section` : `${section.type}/section`;

/** Returns the component of a section. @throws if `loadSections` has not loaded it */
export function getSectionComponent(section: SectionContent): ComponentType<SectionProps<SectionType>> {
  const component = loaded.get(moduleOf(section));
  if (!component) throw new Error(`Section ${moduleOf(section)} is not loaded`);
  // A folder has the name of its section's type.
  return component as ComponentType<SectionProps<SectionType>>;
}

export const areLoaded = (sections: readonly SectionKey[]): boolean =>
  sections.every((section) => loaded.has(moduleOf(section)));

/** Loads the missing components of sections (gatsby/webpack/section-chunks.ts). @throws if a chunk fails to load */
export async function loadSections(sections: readonly SectionKey[]): Promise<void> {
  const missing = [...new Set(sections.map(moduleOf))].filter((name) => !loaded.has(name));
  await Promise.all(missing.map(async (name) => loaded.set(name, await load(name))));
}

async function load(name: string): Promise<ComponentType<never>> {
  const module: unknown = await import(
    /* webpackChunkName: "[request]", webpackInclude: /section\.tsx$/ */ `./${name}.tsx`
  );
  return (module as { default: ComponentType<never> }).default;
}
