import CallToActionSection from "./call-to-action/section";
import FairsSection from "./listing/fairs-section";
import FiguresSection from "./figures/section";
import ProofsSection from "./proofs/section";
import ServicesSection from "./listing/services-section";
import SiteMapSection from "./site-map/section";
import TeamsSection from "./teams/section";
import VacanciesSection from "./listing/vacancies-section";

export const COMPONENTS = {
  "call-to-action": CallToActionSection,
  "fair-list": FairsSection,
  figures: FiguresSection,
  proofs: ProofsSection,
  "service-list": ServicesSection,
  "site-map": SiteMapSection,
  teams: TeamsSection,
  "vacancy-list": VacanciesSection,
};
