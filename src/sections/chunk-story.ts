import ProcessSection from "./process/section";
import ProjectsSection from "./projects/section";
import StatementSection from "./statement/section";

export const COMPONENTS = {
  process: ProcessSection,
  projects: ProjectsSection,
  statement: StatementSection,
};
