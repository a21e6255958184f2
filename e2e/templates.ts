import { LANGUAGES, pathOf } from "./site";

/** Every template; of the pages made of sections, those that hold each list. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  home: "/",
  sections: "/about-us/",
  projects: "/case-study/",
  vacancies: "/career/",
  news: "/newsroom/",
  services: "/services/",
  contact: "/contact/",
  "site-map": "/sitemap/",
  service: "/services/headless-cms-integration/",
  solution: "/solutions/ux-ui-audit/",
  product: "/products/fusion/",
  "case-study": "/case-study/case-study-modern-test/",
  article: "/news/itb-2026-programme/",
  vacancy: "/career/vacancies/fullstack-developer/",
  landing: "/common-landing-test/",
  fair: "/fair/",
  "past-fair": "/itb2020/",
  legal: "/privacy-policy/",
  missing: "/no-such-page/",
};

export const TEMPLATES_BY_LANGUAGE = Object.entries(TEMPLATES).flatMap(([name, route]) =>
  LANGUAGES.map((language) => ({ name, language, path: pathOf(language, route) })),
);

/** Each template in one, by turns. */
export const TEMPLATES_IN_TURN = TEMPLATES_BY_LANGUAGE.filter((_, index) => index % 4 === 0 || index % 4 === 3);
