import { ALL_SECTIONS, typeOf } from "../model/sections";
import { LISTED } from "./listing/fields";
import { loadSections, type SectionKey } from "./load-sections";

/** Loads all of them: where pages are rendered one after the other, in the build, in tests, while developing. */
export async function loadAllSections(): Promise<void> {
  const sections = ALL_SECTIONS.flatMap<SectionKey>((schema) => {
    const type = typeOf(schema);
    return type === "listing" ? LISTED.map((of) => ({ type, of })) : [{ type }];
  });
  await loadSections(sections);
}
