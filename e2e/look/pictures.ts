/** Which pages are looked at, at which widths, in which languages and schemes. */
import { type Language, LANGUAGES, pathOf } from "../site";

const WIDTHS = [390, 1440] as const;
export const SCHEMES = ["light", "dark"] as const;

export type Width = (typeof WIDTHS)[number];
export type Scheme = (typeof SCHEMES)[number];

/** Every template; of the pages made of sections, those that hold each list. */
const PAGES = {
  home: "/",
  "home-without-board": "/",
  sections: "/about-us/",
  projects: "/case-study/",
  vacancies: "/career/",
  news: "/newsroom/",
  services: "/services/",
  products: "/products/",
  solutions: "/solutions/",
  fairs: "/fair-showcase/",
  service: "/services/headless-cms-integration/",
  solution: "/solutions/ux-ui-audit/",
  product: "/products/fusion/",
  "case-study": "/case-study/case-study-modern-test/",
  article: "/news/itb-2026-programme/",
  vacancy: "/career/vacancies/senior-java-developer/",
  landing: "/common-landing-test/",
  fair: "/fair/",
  "past-fair": "/itb2020/",
  legal: "/privacy-policy/",
  "site-map": "/sitemap/",
  contact: "/contact/",
  confirmation: "/contactConfirmation/",
  offline: "/offline/",
  404: "/no-such-page/",
  500: "/500/",
} as const satisfies Record<string, string>;

export type PageName = keyof typeof PAGES;

/** What a picture leaves out, as a selector: the board of departures differs from day to day. */
export const HIDDEN: Partial<Record<PageName, string>> = { "home-without-board": "section:has(#departures)" };

export interface Look {
  page: PageName;
  width: Width;
  language: Language;
  scheme: Scheme;
}

/** For `npm test`: a few of each kind. */
export const CORE: readonly Look[] = [
  look("home-without-board", 1440, "de", "light"),
  look("home-without-board", 390, "en", "dark"),
  look("sections", 390, "de", "light"),
  look("projects", 390, "en", "light"),
  look("news", 1440, "en", "dark"),
  look("service", 1440, "de", "dark"),
  look("product", 390, "de", "dark"),
  look("case-study", 1440, "de", "light"),
  look("article", 1440, "en", "light"),
  look("vacancy", 390, "en", "dark"),
  look("landing", 390, "de", "light"),
  look("past-fair", 390, "en", "light"),
  look("contact", 1440, "de", "light"),
  look(404, 390, "de", "light"),
];

/** For `npm run test:look`: every page in every combination. The home page without its board is in the core only. */
export const ALL: readonly Look[] = [
  ...Object.keys(PAGES).flatMap((page) => (page in HIDDEN ? [] : combinations(page as PageName))),
  ...CORE.filter(({ page }) => page in HIDDEN),
];

/** @returns the picture's name: its reference is the file of that name. */
export function nameOf({ page, width, language, scheme }: Look): string {
  return `${page}-${width}-${language}-${scheme}`;
}

/** @returns where the page is. */
export function addressOf({ page, language }: Look): string {
  return pathOf(language, PAGES[page]);
}

/** @throws where there is no page of that name. @returns the pictures of these pages, or all where none is named. */
export function picturesOf(looks: readonly Look[], pages: readonly string[]): readonly Look[] {
  const names = [...new Set(looks.map(({ page }) => String(page)))];
  const unknown = pages.find((page) => !names.includes(page));
  if (unknown !== undefined) throw new Error(`No page is named "${unknown}". There are: ${names.join(", ")}`);
  return pages.length === 0 ? looks : looks.filter(({ page }) => pages.includes(String(page)));
}

function look(page: PageName, width: Width, language: Language, scheme: Scheme): Look {
  return { page, width, language, scheme };
}

function combinations(page: PageName): Look[] {
  return WIDTHS.flatMap((width) =>
    LANGUAGES.flatMap((language) => SCHEMES.map((scheme) => look(page, width, language, scheme))),
  );
}
