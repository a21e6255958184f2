import type { BasicSection } from "../model/sections";
import { CallToActionSection } from "./call-to-action/section";
import { ComparisonSection } from "./comparison/section";
import { FigureSection } from "./figure/section";
import { FiguresSection } from "./figures/section";
import { ItemsSection } from "./items/section";
import { ProcessSection } from "./process/section";
import { ProjectsSection } from "./projects/section";
import { QuestionsSection } from "./questions/section";
import type { SectionComponents } from "./sections";
import { StatementSection } from "./statement/section";
import { TextSection } from "./text/section";
import { WaysSection } from "./ways/section";

/** For every kind of page, the home page too, which has no others but its own. */
export const BASIC_SECTIONS = {
  "call-to-action": CallToActionSection,
  comparison: ComparisonSection,
  figure: FigureSection,
  figures: FiguresSection,
  items: ItemsSection,
  process: ProcessSection,
  projects: ProjectsSection,
  questions: QuestionsSection,
  statement: StatementSection,
  text: TextSection,
  ways: WaysSection,
} satisfies Required<Pick<SectionComponents, BasicSection["type"]>>;
