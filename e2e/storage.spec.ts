/** Compares the browser's storage with the storage list (quality V9). */
import { type Browser, expect, type Page } from "@playwright/test";
import { STORAGE_LIST } from "../src/model/storage-list";
import { navigateByRuntime, openPage, readStoredLanguage, test, waitForHydration } from "./browser";
import { RUN_ALL, sampled } from "./sampled";
import { type Language, LANGUAGES, MESSAGES, otherLanguage, pathOf } from "./test-site";
import { TEMPLATE_ROUTES } from "./routes";

const ROUTES = Object.values(TEMPLATE_ROUTES).filter((_, index) => RUN_ALL || index % 6 === 0);

type Stored = Awaited<ReturnType<typeof readStorage>>[number];

/** Checks whether an item of the list allows a stored entry. */
function isAllowedBy(item: (typeof STORAGE_LIST)[number], { place, key }: Stored): boolean {
  return item.place === place && (item.isPrefix ? key.startsWith(item.key) : key === item.key);
}

for (const language of sampled(LANGUAGES)) {
  test.describe(language, () => {
    test.use({ serviceWorkers: "allow" });

    test("a visit stores exactly the entries of the storage list", async ({ page, browser, baseURL }) => {
      test.slow();
      const origins = new Set<string>();
      page.context().on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== "data:" && protocol !== "blob:") origins.add(origin);
      });
      const found: Stored[] = [];
      const collect = async () => found.push(...(await readStorage(page)));
      await visitPages(page, language);
      await collect();
      for (const route of ROUTES) {
        await openPage(page, pathOf(language, route));
        await page.mouse.wheel(0, 2000);
        // The form stores no input.
        for (const field of await page.locator("main form [name=name]").all()) await field.fill("Kim Beispiel");
        await collect();
      }
      found.push(...(await openAfterDeploy(browser, `${baseURL}${pathOf(language, "/imprint/")}`)));

      const unlisted = found.filter((stored) => !STORAGE_LIST.some((entry) => isAllowedBy(entry, stored)));
      expect(unlisted, "stored, but not on the list").toEqual([]);
      const unused = STORAGE_LIST.filter((entry) => !found.some((stored) => isAllowedBy(entry, stored)));
      expect(unused, "on the list, but never stored").toEqual([]);
      expect([...origins], "requested origins").toEqual([baseURL]);
    });
  });
}

/** Redirects, switches the language twice, scrolls, navigates, goes back and opens the menu. */
async function visitPages(page: Page, language: Language): Promise<void> {
  await page.goto("/contact/");
  await page.waitForURL(/\/(?:de|en)\/contact\/$/u);
  await waitForHydration(page);
  for (const each of [otherLanguage(language), language]) {
    const link = page.locator(`a[data-language='${each}']:visible`).first();
    // The current language is plain text.
    if (!(await link.count())) continue;
    await link.click();
    await page.waitForURL(pathOf(each, "/contact/"));
    await waitForHydration(page);
  }
  expect(await readStoredLanguage(page), "the stored choice").toBe(language);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(300);
  await navigateByRuntime(page, pathOf(language, "/newsroom/"));
  await page.waitForURL(pathOf(language, "/newsroom/"));
  await page.mouse.wheel(0, 1500);
  await page.waitForTimeout(300);
  await page.goBack();
  await page.waitForURL(pathOf(language, "/contact/"));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: MESSAGES[language]["header.open"] }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Opens a document of an old build, which Gatsby reloads once. @returns entries during the reload */
async function openAfterDeploy(browser: Browser, url: string): Promise<Stored[]> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  let requests = 0;
  const stored = new Promise<Stored[]>((resolve) => {
    void page.route("**/page-data/app-data.json", async (route) => {
      requests += 1;
      if (requests === 2) resolve(await readStorage(page));
      await route.fulfill({ json: { webpackCompilationHash: "new-build" } });
    });
  });
  await page.goto(url);
  const found = await stored;
  await context.close();
  return found;
}

async function readStorage(page: Page) {
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
