/**
 * The pages of the specification (section 2) and of the editorial plan, so that a page lost from the content fails this
 * test. The owner of different content deletes this file.
 */
import { LANGUAGES } from "../../src/i18n/languages";
import { realSite } from "../real-content";

/** Names of pages by their folder. */
const NAMES: Readonly<Record<string, string>> = {
  "/": `
    about-us about-us/technologies about-us/why-agile career case-study contact contact/ibe contactConfirmation
    newsroom partner products references services solutions sitemap imprint terms AGB privacy-policy
    privacy-policy-applicants fair fair-company fair-showcase fair-solutions itb-video-stand itb2020 xmas
    common-landing-test`,
  "/career/vacancies/": `
    business-developer-sales-manager fullstack-developer project-manager senior-full-stack-developer-php
    senior-java-developer senior-software-architect senior-ui-ux-designer technical-project-manager`,
  "/case-study/": `
    aldiana arz bedfinder case-study-modern-test dertouristik etravel hlx-touristik mitsubishi plattenplaner
    s-reisewelt weekendcom y-travel-dev`,
  "/landingpages/": `
    e-commerce headless-cms ibe software-development software-development_b ux-design`,
  "/services/": `
    app-development concept-strategy development headless-cms-integration headless-cms-integration/contentstack
    headless-cms-integration/strapi it-consulting project-management system-engineering system-integration
    ui-ux-design`,
  "/products/": `
    freshms fusion mightyc quickstart travelsandbox`,
  "/solutions/": `
    it-system-modernization ux-ui-audit`,
  "/news/": `
    fusion-introduced travelsandbox-released freshms-first-catalogue mightyc-component-kit quickstart-six-weeks
    fusion-rail freshms-translation-view relaunch-club-holidays relaunch-accommodation-search
    relaunch-loyalty-travel relaunch-panel-planner relaunch-short-trips relaunch-dealer-catalogue
    relaunch-own-website partner-headless-cms partner-open-source-cms partner-payment
    partner-university-cologne-region partner-accessibility-testing partner-green-hosting itb-2019-recap
    itb-2020-cancelled fair-video-stand itb-2023-back travel-technology-days-2024 itb-2026-programme
    itb-2027-meet-us new-management`,
};

const ROUTES = [
  "/",
  ...Object.entries(NAMES).flatMap(([folder, names]) =>
    (names.match(/\S+/gu) ?? []).map((name) => `${folder}${name}/`),
  ),
];

it.each(LANGUAGES)("the content has every page of the specification in %s", (language) => {
  const missing = ROUTES.filter((route) => !realSite().find(language, route));
  const advice = "Is this content your own? Then delete test/content-invariants/specified-routes.test.ts.";
  expect({ missing, advice }).toEqual({ missing: [], advice });
});
