import { expect, test } from "@playwright/test";
import { type BuiltPage, isOwn, readBuiltPages } from "./built-site";
import { ALL_ROUTES } from "./routes";
import { type Language, LANGUAGES, otherLanguage, pathOf, SITE_URL } from "./site";

/** Pages that nothing leads to, each with its reason. */
const UNLISTED: Readonly<Record<string, string>> = {
  "/contactConfirmation/": "the form leads there; without having sent it nobody has a reason to go",
  "/case-study/case-study-modern-test/": "a test page: every section of a case study",
  "/case-study/y-travel-dev/": "a development variant of a case study",
  "/common-landing-test/": "a test page: every section of a landing page",
  "/landingpages/software-development_b/": "a variant of software-development, reached from campaigns",
};

const pages = readBuiltPages();
const LISTED = ALL_ROUTES.filter((route) => !(route in UNLISTED));

/** @returns the paths that the page's visible links lead to, the language switch left out; in one area, or in all. */
function ways(page: BuiltPage | undefined, area?: string): Set<string> {
  const links = (page?.links ?? []).filter(
    ({ element }) => element.name === "a" && !("data-language" in element.attributes),
  );
  const inArea = links.filter((link) => isOwn(link) && (area === undefined || link.element.area === area));
  return new Set(inArea.map(({ target }) => target.pathname));
}

function siteMap(language: Language): BuiltPage | undefined {
  return pages.get(pathOf(language, "/sitemap/"));
}

for (const language of LANGUAGES) {
  const listed = LISTED.map((route) => pathOf(language, route));
  const unlisted = Object.keys(UNLISTED).map((route) => pathOf(language, route));

  test(`the site map leads to every listed page and to no other (${language})`, () => {
    const own = pathOf(language, "/sitemap/");
    const reached = [...ways(siteMap(language), "main")].filter((path) => path !== own);
    expect(reached.sort()).toEqual(listed.filter((path) => path !== own).sort());
  });

  test(`menus, lists and texts lead from the home page to every listed page, without the site map (${language})`, () => {
    const reached = new Set([pathOf(language, "/")]);
    // A set that grows while it is walked through is walked to its end.
    for (const path of reached) {
      if (path === pathOf(language, "/sitemap/") || unlisted.includes(path)) continue;
      for (const next of ways(pages.get(path))) reached.add(next);
    }
    expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  });

  test(`nothing leads to an unlisted page (${language})`, () => {
    const found = [...pages.values()]
      .filter((page) => !unlisted.includes(page.path))
      .flatMap((page) => unlisted.filter((path) => ways(page).has(path)).map((path) => `${page.path}: ${path}`));
    expect(found).toEqual([]);
  });

  test(`search engines are told both languages of a listed page, and nothing of an unlisted one (${language})`, () => {
    for (const route of ALL_ROUTES) {
      const page = pages.get(pathOf(language, route));
      const alternates = page?.links.filter(({ element }) => element.attributes["hreflang"] && element.name === "link");
      const found = alternates?.map(({ element, href }) => [element.attributes["hreflang"], href]);
      const own = [language, otherLanguage(language)].map((each) => [each, SITE_URL + pathOf(each, route)]);
      const expected = route in UNLISTED ? [] : [...own, ["x-default", SITE_URL + pathOf("de", route)]];
      expect.soft(found?.sort(), pathOf(language, route)).toEqual(expected.sort());
    }
  });
}
