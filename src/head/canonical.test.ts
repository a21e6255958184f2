import { canonicalPath, type CanonicalOptions, OPTIONS } from "./canonical";

const PLACE = { pathname: "/en/contact/", search: "?topic=product", hash: "#form" };
const NONE: CanonicalOptions = { exclude: [], instead: {} };
const at = (pathname: string) => ({ ...PLACE, pathname });

const PREVIEW = { exclude: [/^\/en\/preview\//u, /form/u] };
const ABOUT = { instead: { "/en/contact/": "/en/about-us/", "/de/contact/": "/de/about-us/" } };

it.each<[Partial<CanonicalOptions>, string, string | undefined]>([
  [{}, "/en/contact/", "/en/contact/"],
  [{ keepQuery: true }, "/en/contact/", "/en/contact/?topic=product"],
  [{ keepHash: true }, "/en/contact/", "/en/contact/#form"],
  [{ keepQuery: true, keepHash: true }, "/en/contact/", "/en/contact/?topic=product#form"],
  [{ dropTrailingSlash: true }, "/en/contact/", "/en/contact"],
  [{ dropTrailingSlash: true, keepQuery: true, keepHash: true }, "/en/contact/", "/en/contact?topic=product#form"],
  // A pattern is held against the path alone.
  [PREVIEW, "/en/preview/a/", undefined],
  [PREVIEW, "/en/contact/", "/en/contact/"],
  // Another page instead, and what the other options say.
  [ABOUT, "/en/contact/", "/en/about-us/"],
  [{ ...ABOUT, dropTrailingSlash: true, keepHash: true }, "/en/contact/", "/en/about-us#form"],
  [ABOUT, "/en/services/", "/en/services/"],
  // A path without a language is the German page, or the one that stands for it.
  [{}, "/", "/de/"],
  [{}, "/services/it-consulting/", "/de/services/it-consulting/"],
  [{ dropTrailingSlash: true }, "/", "/de"],
  [ABOUT, "/contact/", "/de/about-us/"],
])("the options %j make of %s the canonical address %s", (options, pathname, expected) => {
  expect(canonicalPath(at(pathname), { ...NONE, ...options })).toBe(expected);
});

it.each([
  ["/en/contact/", "/en/contact/"],
  ["/en/news/404-pages/", "/en/news/404-pages/"],
  ["/en/404/more/", "/en/404/more/"],
  ["/de/404/", undefined],
  ["/en/404.html", undefined],
  ["/404.html", undefined],
  ["/en/500/", undefined],
])("on this site the canonical address of %s is %s: without query and hash, and none of a notice", (path, expected) => {
  expect(canonicalPath(at(path))).toBe(expected);
  expect(OPTIONS.instead).toEqual({});
});
