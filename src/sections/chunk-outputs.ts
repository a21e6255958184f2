import OutputsSection from "./outputs/section";

export const COMPONENTS = {
  outputs: OutputsSection,
};
