import { ALL_SECTIONS, typeOf } from "../model/sections";
import { LIST_TYPES } from "./listing/fields";
import { loadSections, type SectionKey } from "./load-sections";

/** Loads the components of all sections, for the build, for tests and for `npm run develop`. */
export async function loadAllSections(): Promise<void> {
  const sections = ALL_SECTIONS.flatMap<SectionKey>((schema) => {
    const type = typeOf(schema);
    return type === "listing" ? LIST_TYPES.map((of) => ({ type, of })) : [{ type }];
  });
  await loadSections(sections);
}
