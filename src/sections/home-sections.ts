import { DeparturesSection } from "./departures/section";
import { HeroLinesSection } from "./hero-lines/section";
import { LineMapSection } from "./line-map/section";
import type { SectionComponents } from "./sections";
import { BASIC_SECTIONS } from "./basic-sections";

/** For the home page. */
export const HOME_SECTIONS: SectionComponents = {
  ...BASIC_SECTIONS,
  departures: DeparturesSection,
  "hero-lines": HeroLinesSection,
  "line-map": LineMapSection,
};
