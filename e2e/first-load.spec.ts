/** The order of what a first visit asks for: scripts wait until the page is there (quality P; docs/decisions/0020-start.md). */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { pathOf } from "./site";
import { SOME_BY_LANGUAGE } from "./templates";

const SCRIPT = /\.js(?:\?|$)/u;
const PICTURE_DELAY = 1200;

/** @returns the time of the page's largest paint and of its first requests for scripts and data, in its milliseconds. */
function timesOf(page: Page) {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const files = performance.getEntriesByType("resource");
    const first = (pattern: RegExp) => Math.min(...files.filter((f) => pattern.test(f.name)).map((f) => f.startTime));
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return { largest, loaded: document?.loadEventStart ?? 0, script: first(/\.js$/u), data: first(/\.json$/u) };
  });
}

for (const { name, route, language } of SOME_BY_LANGUAGE) {
  if (name === "missing page") continue;
  test(`scripts are asked for when the page is painted: ${name} (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\/static\/.+\.(?:svg|avif|webp|png)$/u, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, PICTURE_DELAY));
      await request.continue().catch(() => undefined);
    });
    await page.goto(pathOf(language, route));
    await whenHydrated(page);
    const { largest, loaded, script, data } = await timesOf(page);
    expect(largest).toBeGreaterThan(0);
    expect(script, "after the largest element is painted").toBeGreaterThan(largest);
    expect(script, "after everything else has come").toBeGreaterThanOrEqual(loaded);
    expect(data).toBeGreaterThan(script);
    await expect(page.locator("link[rel=preload][as=script], link[rel=modulepreload]")).toHaveCount(0);
  });
}

const SIGNS: Record<string, (page: Page) => Promise<void>> = {
  "a pointer over a button": (page) => page.locator("header button:visible").first().hover(),
  "the keyboard": (page) => page.keyboard.press("Tab"),
};

for (const [sign, act] of Object.entries(SIGNS)) {
  test(`${sign} does not wait for the page to be loaded`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => SCRIPT.test(request.url()) && scripts.push(request.url()));
    await page.route(/\.(?:avif|webp|png|svg)$/u, () => undefined);
    await page.goto("/de/services/", { waitUntil: "domcontentloaded" });
    await page.mouse.move(0, 900);
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await act(page);
    await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(3);
  });
}

for (const { line, latency, waiting } of [
  { line: "fast", latency: 0, waiting: 1 },
  { line: "slow", latency: 300, waiting: 0 },
]) {
  test(`on a ${line} line the font is asked for once, and the first paint waits for ${waiting}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const limits = { downloadThroughput: -1, uploadThroughput: -1 };
    await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...limits });
    await page.goto("/de/");
    await expect(page.locator("head > link[rel=preload][as=font]")).toHaveCount(waiting);
    await expect(page.locator("body > link[rel=preload][as=font]")).toHaveCount(1);
    expect(asked.filter((path) => /radio-canada-first.*\.woff2$/u.test(path))).toHaveLength(1);
  });
}

test("a click on a link comes first: the document is asked for before any script", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\.(?:avif|webp|png|svg)$/u, () => undefined);
  await page.goto("/de/services/", { waitUntil: "domcontentloaded" });
  const link = page.locator("main a[href^='/de/services/']:visible").first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.waitForURL(`**${address}`, { waitUntil: "commit" });
  const after = asked.slice(0, asked.indexOf(address));
  expect(after.filter((each) => SCRIPT.test(each))).toEqual([]);
});

test("the document that a visitor points at is fetched before the runtime is there, not with data saving", async ({
  browser,
}) => {
  for (const saveData of [false, true]) {
    const page = await browser.newPage();
    await page.addInitScript((isSaving) => {
      Object.defineProperty(Navigator.prototype, "connection", {
        get: () => ({ saveData: isSaving, effectiveType: "4g" }),
      });
    }, saveData);
    await page.route(SCRIPT, () => undefined);
    await page.goto("/en/services/");
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(saveData ? 0 : 1);
    // Playwright hears of no speculative request: the browser tells what it fetches ahead.
    const fetched: string[] = [];
    const session = await page.context().newCDPSession(page);
    session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).pathname));
    await session.send("Preload.enable");
    await page.locator("header a[href='/en/contact/']:visible").first().hover();
    if (saveData) await page.waitForTimeout(1500);
    else await expect.poll(() => fetched).toContain("/en/contact/");
    expect([...new Set(fetched)]).toEqual(saveData ? [] : ["/en/contact/"]);
    await page.close();
  }
});
