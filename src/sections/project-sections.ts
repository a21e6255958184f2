import { BASIC_SECTIONS } from "./basic-sections";
import { ProjectListSection } from "./listing/projects-section";
import type { SectionComponents } from "./sections";

/** For the page of all projects. */
export const PROJECT_SECTIONS: SectionComponents = { ...BASIC_SECTIONS, listing: ProjectListSection };
