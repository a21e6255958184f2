import type { ComponentType } from "react";
import type { SectionType } from "../model/sections";
import type { PageView } from "../routes/site";
import { ComparisonSection } from "./comparison/section";
import { DeparturesSection } from "./departures/section";
import { FigureSection } from "./figure/section";
import { FiguresSection } from "./figures/section";
import { HeroLinesSection } from "./hero-lines/section";
import { ItemsSection } from "./items/section";
import { LineMapSection } from "./line-map/section";
import { ListingSection } from "./listing/section";
import { ProcessSection } from "./process/section";
import { ProjectsSection } from "./projects/section";
import { QuestionsSection } from "./questions/section";
import type { SectionProps } from "./section-props";
import { SiteMapSection } from "./site-map/section";
import { StatementSection } from "./statement/section";
import { TeamsSection } from "./teams/section";
import { TextSection } from "./text/section";
import { WaysSection } from "./ways/section";

/** Every type of section with its component (the fields are listed in src/model/sections.ts). */
const COMPONENTS: { [T in SectionType]: ComponentType<SectionProps<T>> } = {
  comparison: ComparisonSection,
  departures: DeparturesSection,
  figure: FigureSection,
  figures: FiguresSection,
  "hero-lines": HeroLinesSection,
  items: ItemsSection,
  "line-map": LineMapSection,
  listing: ListingSection,
  process: ProcessSection,
  projects: ProjectsSection,
  questions: QuestionsSection,
  "site-map": SiteMapSection,
  statement: StatementSection,
  teams: TeamsSection,
  text: TextSection,
  ways: WaysSection,
};

/** The sections of a page, in the editor's order. */
export function Sections({ view, isEnd = true }: { view: PageView; isEnd?: boolean }) {
  const sections = view.content.sections ?? [];
  return sections.map((section, index) => {
    // TypeScript can't tie the component to the section's type through the table; the table's own type does.
    const Component = COMPONENTS[section.type] as ComponentType<SectionProps<SectionType>>;
    return (
      <Component
        key={"id" in section ? section.id : index}
        section={section}
        view={view}
        isLast={isEnd && index === sections.length - 1}
      />
    );
  });
}
