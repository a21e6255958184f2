import { listFiles } from "../src/content/list-files";
import { LANGUAGES, pathOf } from "./test-site";

const PAGES = "starter/content/pages";
const INDEX = "index.de.md";

const ERROR_PAGES = ["/404/", "/500/", "/offline/"];

/** Routes of the starter, read from its folders and not from the model or the build, which may lose a page. */
export const ALL_ROUTES: readonly string[] = listFiles(PAGES)
  .flatMap((file) => (file.endsWith(INDEX) ? `/${file.slice(0, -INDEX.length)}` : []))
  .filter((route) => !ERROR_PAGES.includes(route))
  .sort();

/** Test pages, variants and the form's confirmation (specification, Pages). */
export const NOINDEX_ROUTES: readonly string[] = [
  "/contactConfirmation/",
  "/case-study/case-study-modern-test/",
  "/case-study/y-travel-dev/",
  "/common-landing-test/",
  "/landingpages/software-development_b/",
];

export const CANONICAL_ROUTES: Readonly<Record<string, string>> = {
  "/landingpages/software-development_b/": "/landingpages/software-development/",
};

/** A route of every template, and of each list among the pages made of sections. */
export const TEMPLATE_ROUTES: Readonly<Record<string, string>> = {
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

export const TEMPLATE_PATHS = Object.entries(TEMPLATE_ROUTES).flatMap(([name, route]) =>
  LANGUAGES.map((language) => ({ name, language, path: pathOf(language, route) })),
);

/** Each template in one language, in turn. */
export const TEMPLATE_PATHS_IN_TURN = TEMPLATE_PATHS.filter((_, index) => index % 4 === 0 || index % 4 === 3);
