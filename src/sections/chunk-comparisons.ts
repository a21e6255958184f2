import CodeSection from "./code/section";
import DataSection from "./data/section";
import DifferencesSection from "./differences/section";
import GridSection from "./grid/section";
import RankingSection from "./ranking/section";

export const COMPONENTS = {
  code: CodeSection,
  data: DataSection,
  differences: DifferencesSection,
  grid: GridSection,
  ranking: RankingSection,
};
