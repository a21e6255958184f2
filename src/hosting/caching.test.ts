import { cacheControl } from "./caching";

const FOR_A_YEAR = "public, max-age=31536000, immutable";
const CHECKED = "public, max-age=0, must-revalidate";

it.each([
  ["/app-0123456789.js", FOR_A_YEAR],
  ["app-0123456789.js", FOR_A_YEAR],
  ["/styles-0123456789.css", FOR_A_YEAR],
  ["/component---src-templates-page-template-tsx.d598d9294a.css", FOR_A_YEAR],
  ["/static/0a1b2c3d4e5f/cover.avif", FOR_A_YEAR],
  ["static/radio-canada-latin-0123456789abcdef0123456789abcdef.woff2", FOR_A_YEAR],
  ["/", CHECKED],
  ["/de/index.html", CHECKED],
  ["/page-data/app-data.json", CHECKED],
  ["/page-data/sq/d/0123456789abcdef0123.json", CHECKED],
  ["/sw.js", CHECKED],
  ["/manifest_en.webmanifest", CHECKED],
  ["/icons/any-192.png", CHECKED],
  ["/de/contact/share.png", CHECKED],
  ["/app-0123456789.js.map", CHECKED],
  ["/app-012345678.js", CHECKED],
  ["/app-0123456789ABCDEF0123.js", CHECKED],
  // Only the folder at the top is Gatsby's.
  ["/de/news/static/", CHECKED],
  ["/page-data/de/news/static/page-data.json", CHECKED],
])("%s is kept for a year where its name changes with its content, else checked: %s", (file, caching) => {
  expect(cacheControl(file)).toBe(caching);
});
