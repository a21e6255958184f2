import FindingSection from "./finding/section";

export const COMPONENTS = {
  finding: FindingSection,
};
