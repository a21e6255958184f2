/** What a first visit asks for and shows, and that nothing is lost which visitors do meanwhile (quality P, V10; decision 0020). */
import { expect, type Page, test } from "@playwright/test";
import { delay, holdBack, navigateInPage, openPage, storedPreference, whenHydrated } from "./browser";
import { headingOf } from "./built-site";
import { field } from "./contact-page";
import { sampled } from "./sampled";
import { type Language, LANGUAGES, pathOf } from "./site";
import { TEMPLATES_BY_LANGUAGE } from "./routes";

const PHONE = { width: 390, height: 844 };

for (const { name, language, path } of sampled(TEMPLATES_BY_LANGUAGE, 5)) {
  if (name === "missing") continue;
  test(`a page is painted without scripts, and needs those it names: ${name} (${language})`, async ({ page }) => {
    const letGo = await holdBack(page, /\.js$/u);
    await page.goto(path, { waitUntil: "commit" });
    const isPainted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await expect.poll(isPainted).toBe(true);
    await expect(page.locator("h1")).toBeVisible();
    const sources = page.locator("script[src]");
    const named = await sources.evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
    const late: string[] = [];
    page.on("request", (request) => {
      if (/(?<!\/sw)\.js$/u.test(request.url()) && !named.includes(request.url())) late.push(request.url());
    });
    letGo();
    await whenHydrated(page);
    expect(late, "scripts that no document names").toEqual([]);
  });
}

const STATIC_QUERY = /\/page-data\/sq\/d\/\d+\.json$/u;

test("the static query is loaded once in a document, after the first paint", async ({ page }) => {
  const started: number[] = [];
  const paint = () =>
    page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity);
  await openPage(page, "/de/");
  await navigateInPage(page, "/de/contact/");
  await expect(page.locator("h1")).toContainText(headingOf("/de/contact/"));
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
  );
  for (const { name, startTime } of loaded) if (STATIC_QUERY.test(name)) started.push(startTime);
  expect(started).toHaveLength(1);
  expect(started[0]).toBeGreaterThan(await paint());
});

interface Act {
  route: string;
  does: (page: Page, language: Language) => Promise<void>;
}

const PATIENCE = { timeout: 20_000 };

const ACTS: Readonly<Record<string, Act>> = {
  "a link": {
    route: "/services/",
    does: async (page, language) => {
      const target = pathOf(language, "/contact/");
      await page.locator(`header a[href='${target}']:visible, main a[href='${target}']:visible`).first().click();
      await expect(page).toHaveURL(target, PATIENCE);
      await expect(page.locator("h1")).toContainText(headingOf(target), PATIENCE);
    },
  },
  "the menu": {
    route: "/services/",
    does: async (page) => {
      const button = page.locator("header button[popovertarget]:visible");
      await button.click();
      const panel = page.locator("header [popover]:popover-open");
      await expect(panel).toBeVisible();
      await whenHydrated(page);
      await expect(panel, "stays open").toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
    },
  },
  "the language switch": {
    route: "/about-us/?from=letter#main",
    does: async (page, language) => {
      const other = LANGUAGES.find((each) => each !== language) ?? "de";
      await page.locator(`footer a[data-language='${other}']`).click();
      await expect(page).toHaveURL(pathOf(other, "/about-us/?from=letter#main"), PATIENCE);
      expect(await storedPreference(page)).toBe(other);
    },
  },
  "the form": {
    route: "/contact/",
    does: async (page) => {
      await field(page, "message").click();
      await page.keyboard.type("Mitten im Laden getippt.", { delay: 15 });
      await whenHydrated(page);
      await expect(field(page, "message")).toHaveValue("Mitten im Laden getippt.");
      await expect(field(page, "message")).toBeFocused();
    },
  },
};

/** Slow 4G; milliseconds after the document begins to arrive. */
const NET = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
const MOMENTS = Array.from({ length: 51 }, (_, index) => index * 100);

sampled(Object.entries(ACTS), 1).forEach(([name, { route, does }], index) => {
  for (const moment of sampled(MOMENTS, 3)) {
    const language = LANGUAGES[(moment / 100 + index) % 2] ?? "de";
    test(`${name} works ${moment} ms after the page begins to come (${language})`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
      const session = await page.context().newCDPSession(page);
      await session.send("Network.emulateNetworkConditions", NET);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto(pathOf(language, route), { waitUntil: "commit" });
      await page.waitForTimeout(moment);
      await does(page, language);
      await page.close();
    });
  }

  test(`${name} works while the runtime takes ten seconds @job`, async ({ page }) => {
    await delay(page, /\/(?:app|framework)-[0-9a-f]+\.js$/u, 10_000);
    await page.setViewportSize(PHONE);
    await page.goto(pathOf("de", route));
    await does(page, "de");
  });
});
