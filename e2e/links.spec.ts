import { expect, test } from "@playwright/test";
import { type BuiltPage, isFile, isOwn, type Link, readBuiltPages } from "./built-site";
import { ALL_ROUTES } from "./routes";
import { LANGUAGES, pathOf } from "./site";

const pages = readBuiltPages();
const all = [...pages.values()];

/** @returns what is wrong, as `page: link`, over all links of the site. */
function complaints(isWrong: (link: Link, page: BuiltPage) => boolean): string[] {
  const found = all.flatMap((page) =>
    page.links.filter((link) => isOwn(link) && isWrong(link, page)).map((link) => `${page.path}: ${link.href}`),
  );
  return [...new Set(found)];
}

const languageOf = (pathname: string) => LANGUAGES.find((language) => pathname.startsWith(`/${language}/`));
const isAlternate = ({ element }: Link) => element.name === "link" && element.attributes["rel"] === "alternate";
const isSwitch = ({ element }: Link) => "data-language" in element.attributes;

test("the build holds the pages of the fixture, and none besides", () => {
  const expected = LANGUAGES.flatMap((language) =>
    [...ALL_ROUTES, "/404/", "/500/", "/offline/"].map((route) => pathOf(language, route)),
  );
  expect([...pages.keys()].sort()).toEqual(expected.sort());
});

test("no link of the site is dead @content", () => {
  const isDead = ({ target: { pathname } }: Link) => !isFile(pathname) && !isFile(`${pathname}/index.html`);
  expect(complaints(isDead)).toEqual([]);
});

test("no link leads to an address that redirects: one without language, or without its last slash @content", () => {
  const redirects = ({ target: { pathname } }: Link) => !isFile(pathname) && !pages.has(pathname);
  expect(complaints(redirects)).toEqual([]);
});

test("every fragment has its element @content", () => {
  const isDead = ({ target }: Link, page: BuiltPage) => {
    const ids = (pages.get(target.pathname) ?? page).ids;
    return target.hash.length > 1 && !ids.includes(decodeURIComponent(target.hash.slice(1)));
  };
  expect(complaints(isDead)).toEqual([]);
});

test("no page links to the other language but by the language switch and for search engines @content", () => {
  const crosses = (link: Link, page: BuiltPage) => {
    const there = languageOf(link.target.pathname);
    return there !== undefined && there !== languageOf(page.path) && !isSwitch(link) && !isAlternate(link);
  };
  expect(complaints(crosses)).toEqual([]);
});

test("no id stands twice on a page @content", () => {
  const twice = all.flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`),
  );
  expect(twice).toEqual([]);
});
