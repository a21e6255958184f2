import { type Language, LANGUAGES } from "./site";

/** Every template; of the pages made of sections, those that hold each list. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  "home page": "/",
  "page of sections": "/about-us/",
  "list of projects": "/case-study/",
  "list of vacancies": "/career/",
  "list of news": "/newsroom/",
  "list of services": "/services/",
  contact: "/contact/",
  "site map": "/sitemap/",
  service: "/services/headless-cms-integration/",
  solution: "/solutions/ux-ui-audit/",
  product: "/products/fusion/",
  "case study with every section": "/case-study/case-study-modern-test/",
  article: "/news/itb-2026-programme/",
  vacancy: "/career/vacancies/fullstack-developer/",
  "landing page with every section": "/common-landing-test/",
  fair: "/fair/",
  "past fair": "/itb2020/",
  legal: "/privacy-policy/",
  "missing page": "/no-such-page/",
};

/** `npm run test:whole` sets it; `npm test` has time for each template in one language, by turns. */
export const IS_WHOLE = Boolean(process.env["WHOLE_MATRIX"]);

/** @param index a page's, template's or area's place in its list. @returns the languages in which it is looked at. */
export function languagesFor(index: number): readonly Language[] {
  return IS_WHOLE ? LANGUAGES : LANGUAGES.filter((_, place) => place === index % LANGUAGES.length);
}

/** What takes seconds for each template is done for every second one, and what takes ten for every fourth. */
export const SOME_TEMPLATES = Object.entries(TEMPLATES).filter((_, index) => IS_WHOLE || index % 2 === 0);
export const FEW_TEMPLATES = Object.entries(TEMPLATES).filter((_, index) => IS_WHOLE || index % 4 === 0);

const TEMPLATES_BY_LANGUAGE = Object.entries(TEMPLATES).flatMap(([name, route], index) =>
  languagesFor(index).map((language) => ({ name, route, language })),
);

/** The other half of them than SOME_TEMPLATES. */
export const SOME_BY_LANGUAGE = TEMPLATES_BY_LANGUAGE.filter((_, index) => IS_WHOLE || index % 2 === 1);
