/** Checks requests and paint of a first visit, and actions before hydration (quality P, V10; docs/decisions/0020-startup.md). */
import { expect, type Page, test } from "@playwright/test";
import {
  delayRequests,
  blockRequests,
  navigateByRuntime,
  openPage,
  readStoredLanguage,
  waitForHydration,
} from "./browser";
import { headingOf } from "./built-pages";
import { formField } from "./contact-page";
import { sampled } from "./sampled";
import { type Language, LANGUAGES, pathOf } from "./test-site";
import { TEMPLATE_PATHS } from "./routes";

const PHONE = { width: 390, height: 844 };

for (const { name, language, path } of sampled(TEMPLATE_PATHS, 5)) {
  if (name === "missing") continue;
  test(`${name} is painted before its scripts and requests no further ones (${language})`, async ({ page }) => {
    const release = await blockRequests(page, /\.js$/u);
    await page.goto(path, { waitUntil: "commit" });
    const isPainted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await expect.poll(isPainted).toBe(true);
    await expect(page.locator("h1")).toBeVisible();
    const sources = page.locator("script[src]");
    const declared = await sources.evaluateAll((scripts) => scripts.map((each) => (each as HTMLScriptElement).src));
    const late: string[] = [];
    page.on("request", (request) => {
      if (/(?<!\/sw)\.js$/u.test(request.url()) && !declared.includes(request.url())) late.push(request.url());
    });
    release();
    await waitForHydration(page);
    expect(late, "scripts missing in the document").toEqual([]);
  });
}

const STATIC_QUERY = /\/page-data\/sq\/d\/\d+\.json$/u;

test("a document requests the static query once, after the first paint", async ({ page }) => {
  await openPage(page, "/de/");
  await navigateByRuntime(page, "/de/contact/");
  await expect(page.locator("h1")).toContainText(headingOf("/de/contact/"));
  const entries = await page.evaluate(() =>
    performance.getEntries().map(({ name, startTime }) => ({ name, startTime })),
  );
  const requests = entries.filter(({ name }) => STATIC_QUERY.test(name));
  const paint = entries.find(({ name }) => name === "first-contentful-paint");
  expect(requests).toHaveLength(1);
  expect(requests[0]?.startTime).toBeGreaterThan(paint?.startTime ?? Infinity);
});

interface Action {
  route: string;
  perform: (page: Page, language: Language) => Promise<void>;
}

const SLOW_LOAD = { timeout: 20_000 };

const ACTIONS: Readonly<Record<string, Action>> = {
  "a link": {
    route: "/services/",
    perform: async (page, language) => {
      const target = pathOf(language, "/contact/");
      await page.locator(`header a[href='${target}']:visible, main a[href='${target}']:visible`).first().click();
      await expect(page).toHaveURL(target, SLOW_LOAD);
      await expect(page.locator("h1")).toContainText(headingOf(target), SLOW_LOAD);
    },
  },
  "the menu": {
    route: "/services/",
    perform: async (page) => {
      const button = page.locator("header button[popovertarget]:visible");
      await button.click();
      const panel = page.locator("header [popover]:popover-open");
      await expect(panel).toBeVisible();
      await waitForHydration(page);
      await expect(panel, "the menu after hydration").toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
    },
  },
  "the language switch": {
    route: "/about-us/?from=letter#main",
    perform: async (page, language) => {
      const other = LANGUAGES.find((each) => each !== language) ?? "de";
      await page.locator(`footer a[data-language='${other}']`).click();
      await expect(page).toHaveURL(pathOf(other, "/about-us/?from=letter#main"), SLOW_LOAD);
      expect(await readStoredLanguage(page)).toBe(other);
    },
  },
  "the form": {
    route: "/contact/",
    perform: async (page) => {
      await formField(page, "message").click();
      await page.keyboard.type("Mitten im Laden getippt.", { delay: 15 });
      await waitForHydration(page);
      await expect(formField(page, "message")).toHaveValue("Mitten im Laden getippt.");
      await expect(formField(page, "message")).toBeFocused();
    },
  },
};

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
const DELAYS_MS = Array.from({ length: 51 }, (_, index) => index * 100);

sampled(Object.entries(ACTIONS), 1).forEach(([name, { route, perform }], index) => {
  for (const delayMs of sampled(DELAYS_MS, 3)) {
    const language = LANGUAGES[(delayMs / 100 + index) % 2] ?? "de";
    test(`${name} works ${delayMs} ms after the first byte of the page (${language})`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
      const session = await page.context().newCDPSession(page);
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto(pathOf(language, route), { waitUntil: "commit" });
      await page.waitForTimeout(delayMs);
      await perform(page, language);
      await page.close();
    });
  }

  test(`${name} works while the runtime takes ten seconds to load @job`, async ({ page }) => {
    await delayRequests(page, /\/(?:app|framework)-[0-9a-f]+\.js$/u, 10_000);
    await page.setViewportSize(PHONE);
    await page.goto(pathOf("de", route));
    await perform(page, "de");
  });
});
