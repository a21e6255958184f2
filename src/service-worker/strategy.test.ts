import { CACHES } from "./caches";
import { cacheOf, dataPath, offlinePath, pathOfData, START_PATHS, strategyFor } from "./strategy";

const ORIGIN = "https://www.fernwerk.example";

interface Asked {
  method?: string;
  mode?: RequestMode;
  range?: string;
}

function strategy(url: string, { method = "GET", mode = "cors", range }: Asked = {}) {
  const headers = new Headers(range ? { range } : {});
  return strategyFor({ method, mode, headers, url: new URL(url, ORIGIN).href }, ORIGIN);
}

it.each<[url: string, ReturnType<typeof strategy>, Asked?]>([
  ["/", "page", { mode: "navigate" }],
  ["/en/services/?a=1", "page", { mode: "navigate" }],
  ["/static-page/", "page", { mode: "navigate" }],
  ["/app-01234567.js", "file"],
  ["/app.01234567.css", "file"],
  ["/static/0a1b2c3d4e5f/cover.avif", "file"],
  ["/page-data/de/page-data.json", "data"],
  ["/page-data/de/contact/page-data.json?utm_source=a", "data"],
  // What is always the newest.
  ["/page-data/app-data.json", "pass"],
  ["/page-data/sq/d/0123456789.json", "pass"],
  ["/sw.js", "pass"],
  ["/manifest_de.webmanifest", "pass"],
  ["/app.js", "pass"],
  ["/app-01234567.js.map", "pass"],
  ["/app-012345678.js", "pass"],
  ["/app-0123456789ABCDEF0123.js", "pass"],
  // Only the folder at the top is Gatsby's.
  ["/de/news/static/", "pass"],
  // What is not the site's to keep.
  ["/de/contact/", "pass", { method: "POST", mode: "navigate" }],
  ["/app-01234567.js", "pass", { method: "HEAD" }],
  ["https://elsewhere.example/static/a.js", "pass"],
  ["https://elsewhere.example/", "pass", { mode: "navigate" }],
  ["/api/contact", "pass"],
  ["/api/export/", "pass", { mode: "navigate" }],
  ["/static/film.mp4", "pass", { range: "bytes=0-99" }],
])("what is asked of the worker at %s is a matter of the strategy %s", (url, expected, asked = {}) => {
  expect(strategy(url, asked)).toBe(expected);
});

describe("the place of what is cached", () => {
  it.each([
    ["/de/", "site-start"],
    ["/", "site-start"],
    ["/en/offline/", "site-start"],
    ["/page-data/de/page-data.json", "site-start"],
    ["/de/contact/", "site-pages"],
    ["/page-data/de/contact/page-data.json", "site-pages"],
    ["/app.01234567.css", "site-files"],
    ["/static/text-0123456789abcdef0123456789abcdef.woff2", "site-files"],
    ["/static/0a1b2c3d4e5f/cover.webp", "site-pictures"],
  ])("of %s is %s", (path, name) => {
    expect(cacheOf(path).name).toBe(name);
  });

  it("is bounded by entries, and by age unless it is for a new visitor", () => {
    for (const { name, entries, days } of CACHES) {
      expect(entries).toBeLessThanOrEqual(120);
      expect(days).toBe(name === "site-start" ? Infinity : 30);
    }
  });

  it("is large enough for what is cached without a visit", () => {
    const entries = START_PATHS.flatMap((path) => [path, dataPath(path)]).filter(Boolean);
    expect(CACHES[0]?.entries).toBeGreaterThanOrEqual(entries.length);
  });
});

it.each([
  ["/de/contact/", "/de/offline/"],
  ["/en/", "/en/offline/"],
  ["/en/no/such", "/en/offline/"],
  ["/about-us/", "/"],
])("without network, %s is answered in its language, with %s", (path, notice) => {
  expect(offlinePath(path)).toBe(notice);
});

it("page data and pages belong together by their addresses", () => {
  expect(dataPath("/de/")).toBe("/page-data/de/page-data.json");
  expect(dataPath("/de/contact/ibe/")).toBe("/page-data/de/contact/ibe/page-data.json");
  expect(dataPath("/")).toBeUndefined();
  expect(dataPath("/de/offline/")).toBeUndefined();
  expect(pathOfData("/page-data/de/contact/ibe/page-data.json")).toBe("/de/contact/ibe/");
  expect(pathOfData("/page-data/app-data.json")).toBeUndefined();
});
