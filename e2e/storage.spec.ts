/** Nothing is stored that is not on the list, and the list names nothing that is never stored (quality V9). */
import { existsSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { allows, STORAGE_LIST } from "../src/model/storage-list";
import { navigateInPage, openPage, storedPreference, test, whenHydrated } from "./browser";
import { sampled } from "./sampled";
import { FOLDER, type Language, LANGUAGES, MESSAGES, otherLanguage, pathOf } from "./site";
import { TEMPLATES } from "./routes";

/** Without a worker in the build there are no caches of it. */
const HAS_WORKER = existsSync(`${FOLDER}/sw.js`);
const EXPECTED = STORAGE_LIST.filter(({ place }) => HAS_WORKER || place !== "caches");

type Stored = Awaited<ReturnType<typeof dump>>[number];

for (const language of sampled(LANGUAGES)) {
  test.describe(language, () => {
    // The worker is part of what stores.
    test.use({ serviceWorkers: "allow" });

    test("a visit stores what the privacy policy says, no more, no less", async ({ page, browser, baseURL }) => {
      test.slow();
      const origins = new Set<string>();
      page.context().on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== "data:" && protocol !== "blob:") origins.add(origin);
      });
      const found: Stored[] = [];
      const look = async () => found.push(...(await dump(page)));
      await walkAround(page, language);
      await look();
      for (const route of Object.values(TEMPLATES)) {
        await openPage(page, pathOf(language, route));
        await page.mouse.wheel(0, 2000);
        // What is typed into the form is kept nowhere.
        for (const field of await page.locator("main form [name=name]").all()) await field.fill("Kim Beispiel");
        await look();
      }
      found.push(...(await meetNewBuild(browser, `${baseURL}${pathOf(language, "/imprint/")}`)));

      const unlisted = found.filter(({ place, key }) => !STORAGE_LIST.some((entry) => allows(entry, place, key)));
      expect(unlisted, "stored, but not on the list").toEqual([]);
      const unseen = EXPECTED.filter((entry) => !found.some(({ place, key }) => allows(entry, place, key)));
      expect(unseen, "on the list, but never stored").toEqual([]);
      expect([...origins], "origins that were asked").toEqual([baseURL]);
    });
  });
}

/** An address without language, the switch there and back, scrolling, a page without loading a document, back, the menu. */
async function walkAround(page: Page, language: Language): Promise<void> {
  await page.goto("/contact/");
  await page.waitForURL(/\/(?:de|en)\/contact\/$/u);
  await whenHydrated(page);
  for (const each of [otherLanguage(language), language]) {
    const link = page.locator(`a[data-language='${each}']:visible`).first();
    // The language that the page is in already is no link.
    if (!(await link.count())) continue;
    await link.click();
    await page.waitForURL(pathOf(each, "/contact/"));
    await whenHydrated(page);
  }
  expect(await storedPreference(page), "the switch has stored its choice").toBe(language);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(300);
  await navigateInPage(page, pathOf(language, "/newsroom/"));
  await page.waitForURL(pathOf(language, "/newsroom/"));
  await page.mouse.wheel(0, 1500);
  await page.waitForTimeout(300);
  await page.goBack();
  await page.waitForURL(pathOf(language, "/contact/"));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: MESSAGES[language]["header.open"] }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
}

/**
 * After a deploy a document that the browser has kept is of another build than the data: Gatsby reloads it once.
 * @returns what is stored while the page that was reloaded waits for the data
 */
async function meetNewBuild(browser: Browser, address: string): Promise<Stored[]> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  let asked = 0;
  const stored = new Promise<Stored[]>((resolve) => {
    void page.route("**/page-data/app-data.json", async (route) => {
      asked += 1;
      if (asked === 2) resolve(await dump(page));
      await route.fulfill({ json: { webpackCompilationHash: "another-build" } });
    });
  });
  await page.goto(address);
  const found = await stored;
  await context.close();
  return found;
}

async function dump(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => ({ place: "cookies", key: name }));
  const inPage = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    caches: await caches.keys(),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ""),
    // A tab keeps its name from page to page.
    windowName: window.name ? [window.name] : [],
  }));
  const keys = Object.entries(inPage).flatMap(([place, all]) => all.map((key) => ({ place, key })));
  return [...cookies, ...keys];
}
