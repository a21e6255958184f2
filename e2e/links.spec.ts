/** Checks links, headings and pictures of the built files (quality V2, V12, V13, E6). */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { listFiles } from "../src/content/list-files";
import { type BuiltPage, type Element, isFile, isInternalLink, type Link, readBuiltPages } from "./built-pages";
import { ALL_ROUTES, NOINDEX_ROUTES } from "./routes";
import { sampled } from "./sampled";
import { FOLDER, LANGUAGES, pathOf } from "./test-site";

const pages = readBuiltPages();
const all = [...pages.values()];

/** Lists the site's wrong internal links, as `path: link`. */
function findWrongLinks(isWrong: (link: Link, page: BuiltPage) => boolean): string[] {
  const found = all.flatMap((page) =>
    page.links
      .filter((link) => isInternalLink(link) && isWrong(link, page))
      .map((link) => `${page.path}: ${link.href}`),
  );
  return [...new Set(found)];
}

const findLanguage = (pathname: string) => LANGUAGES.find((language) => pathname.startsWith(`/${language}/`));
const isAlternate = ({ element }: Link) => element.name === "link" && element.attributes["rel"] === "alternate";
const isSwitch = ({ element }: Link) => "data-language" in element.attributes;
const isErrorPage = (path: string) => /^\/\w+\/(?:404|500|offline)\/$/u.test(path);

test("the build has exactly the pages of the starter", () => {
  const expected = LANGUAGES.flatMap((language) =>
    [...ALL_ROUTES, "/404/", "/500/", "/offline/"].map((route) => pathOf(language, route)),
  );
  expect([...pages.keys()].sort()).toEqual(expected.sort());
});

test("no internal link is dead or redirected @content", () => {
  expect(findWrongLinks(({ target: { pathname } }) => !isFile(pathname) && !pages.has(pathname))).toEqual([]);
});

test("every fragment has its element, and ids are unique on a page @content", () => {
  const isDead = ({ target }: Link, page: BuiltPage) => {
    const ids = (pages.get(target.pathname) ?? page).ids;
    return target.hash.length > 1 && !ids.includes(decodeURIComponent(target.hash.slice(1)));
  };
  expect(findWrongLinks(isDead)).toEqual([]);
  const duplicates = all.flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`),
  );
  expect(duplicates).toEqual([]);
});

const WEBP_SET = /^(?:\S+\.webp \d+w(?:,\s*|$))+$/u;

/** Tells whether a picture has size and `alt`, is a file of the build, and is a drawing or has several widths. */
function isSound({ attributes }: Element): boolean {
  const { src = "", srcset } = attributes;
  const hasFormat = srcset === undefined ? src.endsWith(".svg") : WEBP_SET.test(srcset);
  return hasFormat && src.startsWith("/static/") && ["alt", "width", "height"].every((name) => name in attributes);
}

test("every page has one h1 and skips no level, and its pictures have format, size, alt and lazy loading @content", () => {
  const wrong = all.flatMap(({ path, elements }) => {
    const levels = elements.flatMap(({ name }) => (/^h[1-6]$/u.test(name) ? Number(name[1]) : []));
    const isOrdered = levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
    const images = elements.filter(({ name }) => name === "img");
    const incomplete = images.filter((image) => !isSound(image));
    // A card may show the first picture again.
    const first = images[0]?.attributes["src"];
    const eager = images.filter(({ attributes }) => attributes["loading"] !== "lazy" && attributes["src"] !== first);
    const hasOneHeading = levels.filter((level) => level === 1).length === 1;
    return hasOneHeading && isOrdered && incomplete.length + eager.length === 0 ? [] : [path];
  });
  expect(wrong).toEqual([]);
});

test("only the language switch and hreflang links lead to the other language @content", () => {
  const isWrong = (link: Link, page: BuiltPage) => {
    const language = findLanguage(link.target.pathname);
    return language !== undefined && language !== findLanguage(page.path) && !isSwitch(link) && !isAlternate(link);
  };
  expect(findWrongLinks(isWrong)).toEqual([]);
});

/** Collects the paths of a page's visible links, without the language switch. */
function linkedPaths(page: BuiltPage | undefined, isInMain = false): Set<string> {
  const links = (page?.links ?? []).filter(
    (link) =>
      link.element.name === "a" &&
      isInternalLink(link) &&
      !isSwitch(link) &&
      (!isInMain || link.element.area === "main"),
  );
  return new Set(links.map(({ target }) => target.pathname));
}

for (const language of sampled(LANGUAGES)) {
  const map = pathOf(language, "/sitemap/");
  const own = [...pages.keys()].filter((path) => path.startsWith(`/${language}/`) && !isErrorPage(path));
  const listed = new Set([map, ...linkedPaths(pages.get(map), true)]);
  // The map lists the newest entries of a paginated list, and its second page.
  for (const path of listed)
    if (/\/\d+\/$/u.test(path)) for (const next of linkedPaths(pages.get(path), true)) listed.add(next);
  const unlisted = own.filter((path) => !listed.has(path));

  test(`the site map links to every page without noindex (${language})`, () => {
    expect(unlisted.sort()).toEqual(NOINDEX_ROUTES.map((route) => pathOf(language, route)).sort());
  });

  test(`links from home, without the site map, reach exactly its pages (${language}) @content`, () => {
    expect([...listed].filter((path) => !own.includes(path))).toEqual([]);
    const reached = new Set([pathOf(language, "/")]);
    // The iteration includes paths that are added during it.
    for (const path of reached) if (path !== map) for (const next of linkedPaths(pages.get(path))) reached.add(next);
    expect([...listed].filter((path) => !reached.has(path))).toEqual([]);
    expect(unlisted.filter((path) => reached.has(path))).toEqual([]);
  });
}

test("the built site contains no code of editors: catalogue, form, edit link, errors over a page", () => {
  const files = listFiles(".", FOLDER);
  expect(files.filter((file) => /(?:^|\/)catalogue\/|templates-catalogue/u.test(file))).toEqual([]);
  const readable = files.filter((file) => /\.(?:html|js|css|json|txt)$/u.test(file));
  expect(readable.length).toBeGreaterThan(10);
  const editorCode = /__edit|content-mistakes|sveltia|\/admin\/|templates-catalogue|"\/(?:de|en)\/catalogue\/"/iu;
  expect(readable.filter((file) => editorCode.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no element has the class undefined, null or false @content", () => {
  const missing = [...pages.values()].flatMap(({ path: page, elements }) =>
    elements.flatMap(({ attributes }) => (/\b(?:undefined|null|false)\b/u.test(attributes["class"] ?? "") ? page : [])),
  );
  expect(missing).toEqual([]);
});
