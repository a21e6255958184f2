import { expect, test } from "@playwright/test";
import { type BuiltPage, isOwn, readBuiltPages } from "./built-site";
import { ALL_ROUTES } from "./routes";
import { LANGUAGES, otherLanguage, pathOf, SITE_URL } from "./site";

/** Pages that nothing leads to, each with its reason. */
const UNLISTED: Readonly<Record<string, string>> = {
  "/contactConfirmation/": "the form leads there; without having sent it nobody has a reason to go",
  "/case-study/case-study-modern-test/": "a test page: every section of a case study",
  "/case-study/y-travel-dev/": "a development variant of a case study",
  "/common-landing-test/": "a test page: every section of a landing page",
  "/landingpages/software-development_b/": "a variant of software-development, reached from campaigns",
};

const pages = readBuiltPages();
/** The second page of a list, and those after it. */
const FURTHER_PAGE = /\/\d+\/$/u;
const isNotice = (path: string) => /^\/\w+\/(?:404|500|offline)\/$/u.test(path);

/** @returns the paths that the page's visible links lead to, the language switch left out; in one area, or in all. */
function ways(page: BuiltPage | undefined, area?: string): Set<string> {
  const links = (page?.links ?? []).filter(
    ({ element }) => element.name === "a" && !("data-language" in element.attributes),
  );
  const inArea = links.filter((link) => isOwn(link) && (area === undefined || link.element.area === area));
  return new Set(inArea.map(({ target }) => target.pathname));
}

const alternatesOf = (page: BuiltPage | undefined) =>
  page?.links
    .filter(({ element }) => element.attributes["hreflang"] && element.name === "link")
    .map(({ element, href }) => [element.attributes["hreflang"], href]);

for (const language of LANGUAGES) {
  const map = pathOf(language, "/sitemap/");
  const all = [...pages.keys()].filter((path) => path.startsWith(`/${language}/`) && !isNotice(path));
  const listed = new Set([map, ...ways(pages.get(map), "main")]);
  // Of a list in several pages the map has the newest entries, and the way to the others.
  for (const path of listed) {
    if (FURTHER_PAGE.test(path)) for (const next of ways(pages.get(path), "main")) listed.add(next);
  }
  const unlisted = all.filter((path) => !listed.has(path));

  test(`the site map leads to every page but those with a reason (${language})`, () => {
    expect(unlisted.sort()).toEqual(
      Object.keys(UNLISTED)
        .map((route) => pathOf(language, route))
        .sort(),
    );
  });

  test(`the site map leads to pages of its language (${language}) @content`, () => {
    expect([...listed].filter((path) => !all.includes(path))).toEqual([]);
  });

  test(`menus, lists and texts lead from home to every page of the site map, without it (${language}) @content`, () => {
    const reached = new Set([pathOf(language, "/")]);
    // A set that grows while it is walked through is walked to its end.
    for (const path of reached) {
      if (path === map || unlisted.includes(path)) continue;
      for (const next of ways(pages.get(path))) reached.add(next);
    }
    expect([...listed].filter((path) => !reached.has(path))).toEqual([]);
  });

  test(`nothing leads to a page that the site map leaves out (${language}) @content`, () => {
    const found = [...pages.values()]
      .filter((page) => !unlisted.includes(page.path))
      .flatMap((page) => unlisted.filter((path) => ways(page).has(path)).map((path) => `${page.path}: ${path}`));
    expect(found).toEqual([]);
  });

  test(`search engines are told nothing of such a page (${language}) @content`, () => {
    expect(unlisted.filter((path) => alternatesOf(pages.get(path))?.length)).toEqual([]);
  });

  test(`search engines are told both languages of all others (${language})`, () => {
    for (const route of ALL_ROUTES.filter((each) => !(each in UNLISTED))) {
      const own = [language, otherLanguage(language)].map((each) => [each, SITE_URL + pathOf(each, route)]);
      const expected = [...own, ["x-default", SITE_URL + pathOf("de", route)]];
      expect.soft(alternatesOf(pages.get(pathOf(language, route)))?.sort(), route).toEqual(expected.sort());
    }
  });
}
