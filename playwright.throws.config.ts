import visits from "./playwright.visits.config";

/** Visits to a copy of the site in which each module can be told to throw: `npm run test:throws` builds it. */
export default { ...visits, testDir: "e2e/throws", outputDir: "test-results/throws" };
