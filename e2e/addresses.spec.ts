/** Opens URLs as people and mail programs write them (quality R14). */
import { expect } from "@playwright/test";
import { requestPath } from "../test/request-path";
import { PageErrors, NOT_FOUND_MESSAGE, waitForHydration } from "./browser";
import { test } from "./nginx-test";
import { RUN_ALL } from "./sampled";
import { LANGUAGES } from "./test-site";

const COUNT = 500;
const OPENED_COUNT = RUN_ALL ? COUNT : 6;

const ROUTES = ["/", "/contact/", "/services/it-consulting/", "/no-such-page/"];
const URL_PARTS = [
  ...'/ // . .. % %2f %2e %5c %00 %zz %e4 \\ ? # ; : @ [ ] * ~ http:// localhost de en = & + , " < {'.split(" "),
  ...["services", "_headers", "secret.txt", "\xe4", "\xff"],
];
const ENDS = ["", "", "index.html", "?utm_source=a&fbclid=%", "/", ".", "#100%", "#%E4", "?x=1#main", ","];

/** Creates a pseudo-random generator whose numbers are the same in every run (Park and Miller, 1988). */
function createRandom(): () => number {
  let last = 20_261_126;
  return () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Writes routes as people, mail programs and attackers do. */
function createOddUrls(): string[] {
  const random = createRandom();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const mutations: ((route: string) => string)[] = [
    (route) => route.toUpperCase(),
    (route) => route.replace(/\/$/u, ""),
    (route) => route.replaceAll("/", "//"),
    (route) => route.replace(/[a-z]/u, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (route) =>
      `${route}${pick(["%", "%E4rger/", "%FF", "ärger/", "%C3%A4/", "100%", "a b/", "%00", "%20", "%3Fa=1", "<x>"])}`,
    (route) => `${route}${pick(URL_PARTS)}${pick(URL_PARTS)}`,
    (route) => `${route.slice(0, -1)}/./`,
    (route) => route,
  ];
  return Array.from({ length: COUNT }, () => {
    const prefix = pick(["/de", "/en", "/DE", ""]);
    return `${pick(mutations)(prefix + pick(ROUTES))}${pick(ENDS)}`.replace(/ /gu, "%20").replace(/^(?!\/)/u, "/");
  });
}

/** Returns the request target (RFC 9112, 3.2) that a browser sends for a URL. */
const requestTarget = (url: string) => {
  const { pathname, search } = new URL(`http://localhost${url}`);
  return pathname + search;
};

/** Escapes that a router could decode into another page's path, and a path that a browser could read as a host. */
const EDGE_CASES = ["/de/contact/%20#%E4", "/de/con%0D%0Atact/#%", "/de/contact%3Fa=1", "//en//,"];

const URLS = [...EDGE_CASES, ...createOddUrls()];

/** Fragments with invalid UTF-8 escapes, and the repaired ones that the browser shows. */
const REPAIRED_FRAGMENTS: readonly (readonly [fragment: string, repaired: string])[] = [
  ["#%E4", "#%C3%A4"],
  ["#100%", "#100%25"],
  ["#%", "#%25"],
];

/** Hosts merge consecutive slashes. */
const HAS_LANGUAGE = /:\d+\/+(?:de|en)(?:[/?#]|$)/u;

/** Returns the language prefix of a URL, escaped letters included. */
const findLanguage = (url: string) => {
  const letters = requestTarget(url).replace(/%6[45e]/gu, decodeURIComponent);
  return LANGUAGES.find((each) => new RegExp(`^/+${each}/`, "u").test(letters));
};

test("nginx answers any URL with a page or its language's 404 page, after one redirect at most", async ({ nginx }) => {
  for (const url of URLS) {
    const first = await requestPath(nginx, requestTarget(url));
    const { location } = first.headers;
    const response = location === undefined ? first : await requestPath(nginx, location);
    expect([200, 404], `${url} → ${location}`).toContain(response.status);
    expect(response.headers["content-security-policy"], url).toBeTruthy();
    const language = findLanguage(url);
    const isPage = String(response.headers["content-type"]).startsWith("text/html");
    if (language && isPage && response.status === 404) expect(response.body, url).toContain(`<html lang="${language}"`);
  }
});

test(`${OPENED_COUNT} malformed URLs open pages that hydrate without an error`, async ({ page, nginx: { origin } }) => {
  test.setTimeout(20_000 * OPENED_COUNT);
  const faults = new PageErrors(page, origin);
  let documents = 0;
  page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
  for (const url of URLS.slice(0, OPENED_COUNT)) {
    await test.step(url, async () => {
      // A URL that differs from the current one by its fragment alone would load no document.
      await page.goto("about:blank");
      documents = 0;
      const response = await page.goto(origin + url);
      await expect(page).toHaveURL(HAS_LANGUAGE);
      await waitForHydration(page);
      const isRedirected = response?.request().redirectedFrom() !== null;
      if (findLanguage(url)) expect(documents, "documents loaded").toBe(isRedirected ? 2 : 1);
      const repaired = REPAIRED_FRAGMENTS.find(([fragment]) => url.endsWith(fragment))?.[1];
      if (repaired) expect(page.url().endsWith(repaired), `${page.url()} ends in ${repaired}`).toBe(true);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const found = faults.take().filter((fault) => !NOT_FOUND_MESSAGE.test(fault));
      expect.soft([url, ...found]).toEqual([url]);
    });
  }
  await page.evaluate(() => (window.location.hash = "#%E4%"));
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe("#%C3%A4%25");
});
