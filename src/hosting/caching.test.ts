import { cacheControl } from "./caching";

const FOR_A_YEAR = "public, max-age=31536000, immutable";
const CHECKED = "public, max-age=0, must-revalidate";

describe("cacheControl", () => {
  it.each([
    "/app-0123456789.js",
    "app-0123456789.js",
    "/component---src-templates-page-template-tsx-aaaaaaaaaa.js",
    "/styles-0123456789.css",
    "/component---src-templates-page-template-tsx.d598d9294a.css",
    "/static/0a1b2c3d4e5f/cover.avif",
    "static/radio-canada-latin-0123456789abcdef0123456789abcdef.woff2",
  ])("keeps %s for a year: its name changes with its content", (file) => {
    expect(cacheControl(file)).toBe(FOR_A_YEAR);
  });

  it.each([
    "/",
    "/de/services/it-consulting/",
    "/de/index.html",
    "/404.html",
    "/page-data/app-data.json",
    "/page-data/de/contact/page-data.json",
    "/page-data/sq/d/0123456789abcdef0123.json",
    "/sw.js",
    "/manifest.webmanifest",
    "/manifest_en.webmanifest",
    "/favicon.svg",
    "/icons/any-192.png",
    "/de/contact/share.png",
    "/robots.txt",
    "/app-0123456789.js.map",
    "/app-012345678.js",
    "/app-0123456789ABCDEF0123.js",
  ])("has %s checked at every visit", (file) => {
    expect(cacheControl(file)).toBe(CHECKED);
  });

  it.each(["/de/news/static/", "/de/news/static/index.html", "/page-data/de/news/static/page-data.json"])(
    "has %s checked too: only the folder at the top is Gatsby's",
    (file) => {
      expect(cacheControl(file)).toBe(CHECKED);
    },
  );
});
