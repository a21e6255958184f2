/** The component of every section, where all code is at hand: in the build, in tests, while `npm run develop` runs. */
import type { ComponentType } from "react";
import type { Section, SectionType } from "../model/sections";
import CalendarSection from "./calendar/section";
import CallToActionSection from "./call-to-action/section";
import CodeSection from "./code/section";
import ComparisonSection from "./comparison/section";
import ContactFormSection from "./contact-form/section";
import DataSection from "./data/section";
import DeparturesSection from "./departures/section";
import DifferencesSection from "./differences/section";
import FactCardSection from "./fact-card/section";
import FigureSection from "./figure/section";
import FiguresSection from "./figures/section";
import FindingSection from "./finding/section";
import GridSection from "./grid/section";
import HeroLinesSection from "./hero-lines/section";
import ItemsSection from "./items/section";
import LineMapSection from "./line-map/section";
import FairsSection from "./listing/fairs-section";
import FareListSection from "./listing/fares-section";
import LinkListSection from "./listing/link-list-section";
import NewsSection from "./listing/news-section";
import OfferListSection from "./listing/offer-section";
import PlannerSection from "./planner/section";
import ProjectListSection from "./listing/projects-section";
import ServiceListSection from "./listing/services-section";
import VacancyListSection from "./listing/vacancies-section";
import OutputsSection from "./outputs/section";
import ProcessSection from "./process/section";
import ProjectsSection from "./projects/section";
import ProofsSection from "./proofs/section";
import QuestionsSection from "./questions/section";
import RankingSection from "./ranking/section";
import RelatedSection from "./related/section";
import { codeOf, type SectionCode, type TypeOf } from "./section-code";
import type { SectionProps } from "./section-props";
import ScreensSection from "./screens/section";
import SheetSection from "./sheet/section";
import SiteMapSection from "./site-map/section";
import StatementSection from "./statement/section";
import SwitchboardSection from "./switchboard/section";
import TeamsSection from "./teams/section";
import TextSection from "./text/section";
import TimetableSection from "./timetable/section";
import WaysSection from "./ways/section";

export const COMPONENTS: { readonly [C in SectionCode]: ComponentType<SectionProps<TypeOf<C>>> } = {
  calendar: CalendarSection,
  "call-to-action": CallToActionSection,
  code: CodeSection,
  comparison: ComparisonSection,
  "contact-form": ContactFormSection,
  data: DataSection,
  departures: DeparturesSection,
  differences: DifferencesSection,
  "fact-card": FactCardSection,
  "fair-list": FairsSection,
  "fare-list": FareListSection,
  figure: FigureSection,
  figures: FiguresSection,
  finding: FindingSection,
  grid: GridSection,
  "hero-lines": HeroLinesSection,
  items: ItemsSection,
  "line-map": LineMapSection,
  "link-list": LinkListSection,
  "news-list": NewsSection,
  "offer-list": OfferListSection,
  outputs: OutputsSection,
  planner: PlannerSection,
  process: ProcessSection,
  "project-list": ProjectListSection,
  projects: ProjectsSection,
  proofs: ProofsSection,
  questions: QuestionsSection,
  ranking: RankingSection,
  related: RelatedSection,
  screens: ScreensSection,
  "service-list": ServiceListSection,
  sheet: SheetSection,
  "site-map": SiteMapSection,
  statement: StatementSection,
  switchboard: SwitchboardSection,
  teams: TeamsSection,
  text: TextSection,
  timetable: TimetableSection,
  "vacancy-list": VacancyListSection,
  ways: WaysSection,
};

/** @returns the component that shows a section */
export function componentOf(section: Section): ComponentType<SectionProps<SectionType>> {
  // TypeScript can't tie the component to the section's type through the table; the table's own type does.
  return COMPONENTS[codeOf(section)] as ComponentType<SectionProps<SectionType>>;
}

export const areHere = (_sections: readonly Section[]): boolean => true;

/** All are here. In the browser they come with the pages that show them (section-chunks.ts). */
export const loadSections = (_sections: readonly Section[]): Promise<void> => Promise.resolve();
