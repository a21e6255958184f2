import ScreensSection from "./screens/section";

export const COMPONENTS = {
  screens: ScreensSection,
};
