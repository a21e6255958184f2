/** Any address that a person or a mail program can produce leads to a page or to the language's 404, alive (quality R14). */
import { expect } from "@playwright/test";
import { askAt } from "../test/ask";
import { Faults, REPORTED_STATUS, whenHydrated } from "./browser";
import { test } from "./hosts";
import { IS_WHOLE } from "./sampled";
import { LANGUAGES } from "./site";

const COUNT = 500;
/** How many of them a browser opens: a commit tries a few. */
const OPENED = IS_WHOLE ? COUNT : 6;

const ROUTES = ["/", "/contact/", "/services/it-consulting/", "/no-such-page/"];
/** Pieces of addresses, delimiters and escapes. */
const PIECES = [
  ...'/ // . .. % %2f %2e %5c %00 %zz %e4 \\ ? # ; : @ [ ] * ~ http:// localhost de en = & + , " < {'.split(" "),
  ...["services", "_headers", "secret.txt", "\xe4", "\xff"],
];
const ENDS = ["", "", "index.html", "?utm_source=a&fbclid=%", "/", ".", "#100%", "#%E4", "?x=1#main", ","];

/** @returns the same numbers below 1 in every run (Park and Miller, 1988) */
function numbers(): () => number {
  let last = 20_261_126;
  return () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A route, written as people, mail programs and attackers write it. */
function oddAddresses(): string[] {
  const next = numbers();
  const one = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const twists: ((route: string) => string)[] = [
    (route) => route.toUpperCase(),
    (route) => route.replace(/\/$/u, ""),
    (route) => route.replaceAll("/", "//"),
    (route) => route.replace(/[a-z]/u, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (route) =>
      `${route}${one(["%", "%E4rger/", "%FF", "ärger/", "%C3%A4/", "100%", "a b/", "%00", "%20", "%3Fa=1", "<x>"])}`,
    (route) => `${route}${one(PIECES)}${one(PIECES)}`,
    (route) => `${route.slice(0, -1)}/./`,
    (route) => route,
  ];
  return Array.from({ length: COUNT }, () => {
    const prefix = one(["/de", "/en", "/DE", ""]);
    return `${one(twists)(prefix + one(ROUTES))}${one(ENDS)}`.replace(/ /gu, "%20").replace(/^(?!\/)/u, "/");
  });
}

/** What a browser sends of an address. */
const targetOf = (address: string) => {
  const { pathname, search } = new URL(`http://localhost${address}`);
  return pathname + search;
};

/** What is of no language's page without its escapes, or would be a host's. */
const ODDEST = ["/de/contact/%20#%E4", "/de/con%0D%0Atact/#%", "/de/contact%3Fa=1", "//en//,"];

const ADDRESSES = [...ODDEST, ...oddAddresses()];

/** What a browser shows of parts that are no UTF-8: they are escaped as it should have been. */
const MENDED: readonly (readonly [part: string, mended: string])[] = [
  ["#%E4", "#%C3%A4"],
  ["#100%", "#100%25"],
  ["#%", "#%25"],
];

/** Hosts take slashes that follow each other for one. */
const LANGUAGE_FIRST = /:\d+\/+(?:de|en)(?:[/?#]|$)/u;

/** @returns the language that a person or a host reads in it */
const languageOf = (address: string) => {
  const letters = targetOf(address).replace(/%6[45e]/gu, decodeURIComponent);
  return LANGUAGES.find((each) => new RegExp(`^/+${each}/`, "u").test(letters));
};

test("nginx leads from any address to a page or the one for missing ones, by one redirect at most", async ({
  nginx,
}) => {
  for (const address of ADDRESSES) {
    const first = await askAt(nginx, targetOf(address));
    const to = first.headers.location;
    const answer = to === undefined ? first : await askAt(nginx, to);
    expect([200, 404], `${address} → ${to}`).toContain(answer.status);
    expect(answer.headers["content-security-policy"], address).toBeTruthy();
    const language = languageOf(address);
    const isPage = String(answer.headers["content-type"]).startsWith("text/html");
    if (language && isPage && answer.status === 404) expect(answer.body, address).toContain(`<html lang="${language}"`);
  }
});

test(`nginx shows a live page without an error at each of ${OPENED} odd addresses`, async ({
  page,
  nginx: { origin },
}) => {
  test.setTimeout(20_000 * OPENED);
  const faults = new Faults(page, origin);
  let documents = 0;
  page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
  for (const address of ADDRESSES.slice(0, OPENED)) {
    await test.step(address, async () => {
      // The same address again, with a fragment, would load no document.
      await page.goto("about:blank");
      documents = 0;
      const response = await page.goto(origin + address);
      await expect(page).toHaveURL(LANGUAGE_FIRST);
      await whenHydrated(page);
      const isRedirected = response?.request().redirectedFrom() !== null;
      if (languageOf(address)) expect(documents, "loaded once").toBe(isRedirected ? 2 : 1);
      const mended = MENDED.find(([part]) => address.endsWith(part))?.[1];
      if (mended) expect(page.url().endsWith(mended), `${page.url()} ends in ${mended}`).toBe(true);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const found = faults.take().filter((fault) => !REPORTED_STATUS.test(fault));
      expect.soft([address, ...found]).toEqual([address]);
    });
  }
  await page.evaluate(() => (window.location.hash = "#%E4%"));
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe("#%C3%A4%25");
});
