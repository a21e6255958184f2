import { filesBelow } from "../src/content/files-below";
import { LANGUAGES, pathOf } from "./site";

const PAGES = "starter/content/pages";
const INDEX = "index.de.md";

/** Pages for missing pages and for being offline are met where they are met. */
const APART = ["/404/", "/500/", "/offline/"];

/** The pages of the starter, by its folders: neither the model nor the build is asked, so that a page which they lose is missed. */
export const ALL_ROUTES: readonly string[] = filesBelow(PAGES)
  .flatMap((file) => (file.endsWith(INDEX) ? `/${file.slice(0, -INDEX.length)}` : []))
  .filter((route) => !APART.includes(route))
  .sort();

/** Test and variant pages, and what follows the form: not for search engines (decisions, Pages; editorial plan). */
export const NOINDEX: readonly string[] = [
  "/contactConfirmation/",
  "/case-study/case-study-modern-test/",
  "/case-study/y-travel-dev/",
  "/common-landing-test/",
  "/landingpages/software-development_b/",
];

/** The one variant page names the page that it is a variant of. */
export const CANONICAL_INSTEAD: Readonly<Record<string, string>> = {
  "/landingpages/software-development_b/": "/landingpages/software-development/",
};

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
