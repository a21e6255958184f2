import { BASIC_SECTIONS } from "./basic-sections";
import { VacancyListSection } from "./listing/vacancies-section";
import type { SectionComponents } from "./sections";

/** For the page that lists vacancies. */
export const VACANCY_SECTIONS: SectionComponents = { ...BASIC_SECTIONS, listing: VacancyListSection };
