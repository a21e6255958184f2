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

describe("strategyFor", () => {
  it.each(["/", "/de/", "/en/services/?a=1", "/de/no-such-page", "/feed.xml", "/static-page/"])(
    "asks the network first where a visitor goes to %s",
    (path) => {
      expect(strategy(path, { mode: "navigate" })).toBe("page");
    },
  );

  it.each([
    "/app-0123456789.js",
    "/app.0123456789.css",
    "/static/radio-canada-0123456789abcdef0123456789abcdef.woff2",
    "/static/0a1b2c3d4e5f/cover.avif",
  ])("asks the cache first for %s: its name changes with its content", (path) => {
    expect(strategy(path)).toBe("file");
  });

  it.each(["/page-data/de/page-data.json", "/page-data/de/contact/page-data.json?utm_source=a"])(
    "knows %s as the data of a page",
    (path) => {
      expect(strategy(path)).toBe("data");
    },
  );

  it.each([
    "/page-data/app-data.json",
    "/page-data/sq/d/0123456789.json",
    "/chunk-map.json",
    "/sw.js",
    "/favicon.svg",
    "/manifest_de.webmanifest",
    "/app.js",
    "/app-0123456789.js.map",
  ])("leaves %s to the browser: it is always the newest", (path) => {
    expect(strategy(path)).toBe("pass");
  });

  it("leaves to the browser what is not the site's to keep", () => {
    expect(strategy("/de/contact/", { method: "POST", mode: "navigate" })).toBe("pass");
    expect(strategy("/app-0123456789.js", { method: "HEAD" })).toBe("pass");
    expect(strategy("https://elsewhere.example/static/a.js")).toBe("pass");
    expect(strategy("https://elsewhere.example/", { mode: "navigate" })).toBe("pass");
    expect(strategy("/api/contact")).toBe("pass");
    expect(strategy("/api/export/", { mode: "navigate" })).toBe("pass");
    expect(strategy("/static/film.mp4", { range: "bytes=0-99" })).toBe("pass");
  });
});

describe("the place of what is cached", () => {
  it.each([
    ["/de/", "site-start"],
    ["/", "site-start"],
    ["/en/offline/", "site-start"],
    ["/page-data/de/page-data.json", "site-start"],
    ["/de/contact/", "site-pages"],
    ["/page-data/de/contact/page-data.json", "site-pages"],
    ["/app.0123456789.css", "site-files"],
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
