import ProjectsSection from "./listing/projects-section";

export const COMPONENTS = {
  "project-list": ProjectsSection,
};
