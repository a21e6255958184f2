/** The built site as a graph, read from its files: its links, headings and pictures (quality V2, V12, V13, E6). */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { filesBelow } from "../src/content/files-below";
import { type BuiltPage, isFile, isOwn, type Link, readBuiltPages } from "./built-site";
import { ALL_ROUTES, NOINDEX } from "./routes";
import { sampled } from "./sampled";
import { FOLDER, LANGUAGES, pathOf } from "./site";

const pages = readBuiltPages();
const all = [...pages.values()];

/** @returns what is wrong, as `page: link`, over all links of the site */
function complaints(isWrong: (link: Link, page: BuiltPage) => boolean): string[] {
  const found = all.flatMap((page) =>
    page.links.filter((link) => isOwn(link) && isWrong(link, page)).map((link) => `${page.path}: ${link.href}`),
  );
  return [...new Set(found)];
}

const languageOf = (pathname: string) => LANGUAGES.find((language) => pathname.startsWith(`/${language}/`));
const isAlternate = ({ element }: Link) => element.name === "link" && element.attributes["rel"] === "alternate";
const isSwitch = ({ element }: Link) => "data-language" in element.attributes;
const isNotice = (path: string) => /^\/\w+\/(?:404|500|offline)\/$/u.test(path);

test("the build holds the pages of the starter, and none besides", () => {
  const expected = LANGUAGES.flatMap((language) =>
    [...ALL_ROUTES, "/404/", "/500/", "/offline/"].map((route) => pathOf(language, route)),
  );
  expect([...pages.keys()].sort()).toEqual(expected.sort());
});

test("no link is dead or leads to an address that redirects: one without language, or without its last slash @content", () => {
  expect(complaints(({ target: { pathname } }) => !isFile(pathname) && !pages.has(pathname))).toEqual([]);
});

test("every fragment has its element, and no id stands twice on a page @content", () => {
  const isDead = ({ target }: Link, page: BuiltPage) => {
    const ids = (pages.get(target.pathname) ?? page).ids;
    return target.hash.length > 1 && !ids.includes(decodeURIComponent(target.hash.slice(1)));
  };
  expect(complaints(isDead)).toEqual([]);
  const twice = all.flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`),
  );
  expect(twice).toEqual([]);
});

test("every page has one main heading, skips no level, and its pictures have a size and a text alternative @content", () => {
  const wrong = all.flatMap(({ path, elements }) => {
    const levels = elements.flatMap(({ name }) => (/^h[1-6]$/u.test(name) ? Number(name[1]) : []));
    const isSound = levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
    const images = elements.filter(({ name }) => name === "img");
    const bare = images.filter(({ attributes }) => ["alt", "width", "height"].some((name) => !(name in attributes)));
    // A card that is shown twice has the same file, which is loaded already.
    const first = images[0]?.attributes["src"];
    const eager = images.filter(({ attributes }) => attributes["loading"] !== "lazy" && attributes["src"] !== first);
    const hasOneHeading = levels.filter((level) => level === 1).length === 1;
    return hasOneHeading && isSound && bare.length + eager.length === 0 ? [] : [path];
  });
  expect(wrong).toEqual([]);
});

test("no page links to the other language but by the language switch and for search engines @content", () => {
  const crosses = (link: Link, page: BuiltPage) => {
    const there = languageOf(link.target.pathname);
    return there !== undefined && there !== languageOf(page.path) && !isSwitch(link) && !isAlternate(link);
  };
  expect(complaints(crosses)).toEqual([]);
});

/** @returns the paths that the page's visible links lead to, the language switch left out */
function ways(page: BuiltPage | undefined, isInMain = false): Set<string> {
  const links = (page?.links ?? []).filter(
    (link) =>
      link.element.name === "a" && isOwn(link) && !isSwitch(link) && (!isInMain || link.element.area === "main"),
  );
  return new Set(links.map(({ target }) => target.pathname));
}

for (const language of sampled(LANGUAGES)) {
  const map = pathOf(language, "/sitemap/");
  const own = [...pages.keys()].filter((path) => path.startsWith(`/${language}/`) && !isNotice(path));
  const listed = new Set([map, ...ways(pages.get(map), true)]);
  // Of a list in several pages the map has the newest entries, and the way to the others.
  for (const path of listed)
    if (/\/\d+\/$/u.test(path)) for (const next of ways(pages.get(path), true)) listed.add(next);
  const unlisted = own.filter((path) => !listed.has(path));

  test(`the site map leads to every page but those that are for nobody's index (${language})`, () => {
    expect(unlisted.sort()).toEqual(NOINDEX.map((route) => pathOf(language, route)).sort());
  });

  test(`menus, lists and texts lead from home to every page of the site map, and to no other (${language}) @content`, () => {
    expect([...listed].filter((path) => !own.includes(path))).toEqual([]);
    const reached = new Set([pathOf(language, "/")]);
    // A set that grows while it is walked through is walked to its end.
    for (const path of reached) if (path !== map) for (const next of ways(pages.get(path))) reached.add(next);
    expect([...listed].filter((path) => !reached.has(path))).toEqual([]);
    expect(unlisted.filter((path) => reached.has(path))).toEqual([]);
  });
}

/** What editors have while they work is theirs alone: visitors get no byte of it, and hosts no file. */
test("the built site holds neither the catalogue nor the editors' form, nor the link to it, nor the sentences over a page", () => {
  const files = filesBelow(".", FOLDER);
  expect(files.filter((file) => /(?:^|\/)catalogue\/|templates-catalogue/u.test(file))).toEqual([]);
  const readable = files.filter((file) => /\.(?:html|js|css|json|txt)$/u.test(file));
  expect(readable.length).toBeGreaterThan(10);
  const theirs = /__edit|__mistakes|sveltia|\/admin\/|templates-catalogue|"\/(?:de|en)\/catalogue\/"/iu;
  expect(readable.filter((file) => theirs.test(readFileSync(file, "utf8")))).toEqual([]);
});
