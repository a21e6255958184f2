import PlannerSection from "./planner/section";

export const COMPONENTS = {
  planner: PlannerSection,
};
