import type { TextSection as TextSectionFields } from "../model/sections";
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

/** For every kind of page. */
export const TEXT_SECTIONS = {
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
} satisfies Required<Pick<SectionComponents, TextSectionFields["type"]>>;
