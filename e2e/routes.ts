import { filesBelow } from "../src/content/files-below";

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
