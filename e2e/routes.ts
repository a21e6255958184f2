/**
 * The pages of the fixture, typed out: they are not read from its content, so that a page that is lost there is missed here.
 * Pages for missing pages and for being offline stand apart.
 */
export const ROUTES = {
  "top level": [
    "/",
    "/about-us/",
    "/career/",
    "/case-study/",
    "/contact/",
    "/contact/ibe/",
    "/contactConfirmation/",
    "/newsroom/",
    "/partner/",
    "/products/",
    "/services/",
    "/solutions/",
    "/sitemap/",
  ],
  "legal pages and fairs": [
    "/imprint/",
    "/terms/",
    "/AGB/",
    "/privacy-policy/",
    "/privacy-policy-applicants/",
    "/fair/",
    "/fair-company/",
    "/fair-showcase/",
    "/itb2020/",
    "/xmas/",
  ],
  vacancies: [
    "/career/vacancies/fullstack-developer/",
    "/career/vacancies/project-manager/",
    "/career/vacancies/senior-java-developer/",
  ],
  "case studies": [
    "/case-study/aldiana/",
    "/case-study/bedfinder/",
    "/case-study/case-study-modern-test/",
    "/case-study/y-travel-dev/",
  ],
  "landing pages": [
    "/common-landing-test/",
    "/landingpages/ibe/",
    "/landingpages/software-development/",
    "/landingpages/software-development_b/",
  ],
  "services, products and solutions": [
    "/services/development/",
    "/services/headless-cms-integration/",
    "/services/headless-cms-integration/strapi/",
    "/services/it-consulting/",
    "/services/system-integration/",
    "/services/ui-ux-design/",
    "/products/freshms/",
    "/products/fusion/",
    "/solutions/ux-ui-audit/",
  ],
  "news of products and relaunches": ["/news/fusion-rail/", "/news/relaunch-club-holidays/"],
  "news of partners, fairs and management": [
    "/news/partner-headless-cms/",
    "/news/partner-payment/",
    "/news/itb-2019-recap/",
    "/news/itb-2020-cancelled/",
    "/news/itb-2026-programme/",
    "/news/itb-2027-meet-us/",
    "/news/new-management/",
  ],
} as const satisfies Record<string, readonly string[]>;

export const ALL_ROUTES: readonly string[] = Object.values(ROUTES).flat();

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
