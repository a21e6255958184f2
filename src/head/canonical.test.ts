import { canonicalPath, type CanonicalOptions, OPTIONS } from "./canonical";

const PLACE = { pathname: "/en/contact/", search: "?topic=product", hash: "#form" };
const NONE: CanonicalOptions = { exclude: [], instead: {} };
const at = (pathname: string) => ({ ...PLACE, pathname });

describe("the options of the canonical link", () => {
  it.each([
    [{}, "/en/contact/"],
    [{ keepQuery: true }, "/en/contact/?topic=product"],
    [{ keepHash: true }, "/en/contact/#form"],
    [{ keepQuery: true, keepHash: true }, "/en/contact/?topic=product#form"],
    [{ dropTrailingSlash: true }, "/en/contact"],
    [{ dropTrailingSlash: true, keepQuery: true, keepHash: true }, "/en/contact?topic=product#form"],
  ])("%j make of it %s", (options, expected) => {
    expect(canonicalPath(PLACE, { ...NONE, ...options })).toBe(expected);
  });

  it("exclude a path that one of the patterns matches, by the path alone", () => {
    const exclude = [/^\/en\/preview\//u, /form/u];
    expect(canonicalPath(at("/en/preview/a/"), { ...NONE, exclude })).toBeUndefined();
    expect(canonicalPath(PLACE, { ...NONE, exclude })).toBe("/en/contact/");
  });

  it("name another page instead, and keep what the other options say", () => {
    const instead = { "/en/contact/": "/en/about-us/" };
    expect(canonicalPath(PLACE, { ...NONE, instead })).toBe("/en/about-us/");
    expect(canonicalPath(PLACE, { ...NONE, instead, dropTrailingSlash: true, keepHash: true })).toBe(
      "/en/about-us#form",
    );
    expect(canonicalPath(at("/de/contact/"), { ...NONE, instead })).toBe("/de/contact/");
    expect(canonicalPath(at("/"), { ...NONE, dropTrailingSlash: true })).toBe("/de");
  });
});

describe("a path without a language", () => {
  it.each([
    ["/", "/de/"],
    ["/services/it-consulting/", "/de/services/it-consulting/"],
  ])("has the canonical address of the German page: %s is %s", (pathname, expected) => {
    expect(canonicalPath(at(pathname))).toBe(expected);
  });

  it("has the address of the page that stands for the German one", () => {
    const instead = { "/de/contact/": "/de/about-us/" };
    expect(canonicalPath(at("/contact/"), { ...NONE, instead })).toBe("/de/about-us/");
  });
});

describe("on this site", () => {
  it.each([
    ["/en/contact/", "/en/contact/"],
    ["/en/news/404-pages/", "/en/news/404-pages/"],
    ["/en/404/more/", "/en/404/more/"],
    ["/de/404/", undefined],
    ["/en/404.html", undefined],
    ["/404.html", undefined],
    ["/en/500/", undefined],
  ])("the canonical address of %s is %s: without query and hash, and none of a notice", (pathname, expected) => {
    expect(canonicalPath(at(pathname))).toBe(expected);
  });

  it("nothing is named instead where the build says nothing", () => {
    expect(OPTIONS.instead).toEqual({});
  });
});
