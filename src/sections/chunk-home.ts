import DeparturesSection from "./departures/section";
import HeroLinesSection from "./hero-lines/section";
import LineMapSection from "./line-map/section";
import ProcessSection from "./process/section";
import ProjectsSection from "./projects/section";
import StatementSection from "./statement/section";

export const COMPONENTS = {
  departures: DeparturesSection,
  "hero-lines": HeroLinesSection,
  "line-map": LineMapSection,
  process: ProcessSection,
  projects: ProjectsSection,
  statement: StatementSection,
};
