import DeparturesSection from "./departures/section";
import HeroLinesSection from "./hero-lines/section";
import LineMapSection from "./line-map/section";

export const COMPONENTS = {
  departures: DeparturesSection,
  "hero-lines": HeroLinesSection,
  "line-map": LineMapSection,
};
