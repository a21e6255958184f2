/** A page that takes its time, and several at once (quality R6; specification, sections 4 and 9). */
import { expect, type Page, test } from "@playwright/test";
import { markDocument, navigateInPage, whenHydrated } from "./browser";
import { headingOf } from "./built-site";
import { LANGUAGES, MESSAGES, pathOf } from "./site";

const dataOf = (path: string) => `**/page-data${path}page-data.json`;

/** Holds the data of a page back for so many milliseconds. */
async function delay(page: Page, path: string, duration: number): Promise<void> {
  await page.route(dataOf(path), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, duration));
    await route.continue().catch(() => undefined);
  });
}

/**
 * Goes to a page within the site.
 * @returns after how many milliseconds the last live region says something: as the page's own clock has it, which is never
 *   ahead of its timers, however busy the machine is
 */
function timeUntilSaid(page: Page, path: string): Promise<number> {
  return page.evaluate((to) => {
    const region = [...document.querySelectorAll("[role='status']")].at(-1);
    if (!region) throw new Error("There is no live region");
    return new Promise<number>((resolve) => {
      const began = performance.now();
      const observer = new MutationObserver(() => {
        if (region.textContent) resolve(performance.now() - began);
      });
      observer.observe(region, { subtree: true, childList: true, characterData: true });
      void (window as unknown as { ___navigate(path: string): Promise<void> }).___navigate(to);
    });
  }, path);
}

for (const language of LANGUAGES) {
  test(`after a second the visitor sees and hears that the page is on its way (${language})`, async ({ page }) => {
    const target = pathOf(language, "/newsroom/");
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(dataOf(target), async (route) => {
      await isReleased;
      await route.continue().catch(() => undefined);
    });
    await page.goto(pathOf(language, "/about-us/"));
    await whenHydrated(page);
    const status = page.getByRole("status").last();
    expect(await timeUntilSaid(page, target), "not before").toBeGreaterThan(900);
    await expect(status).toHaveText(MESSAGES[language]["progress.delayed"]);
    await expect(status).toHaveAttribute("role", "status");
    const line = status.locator("xpath=following-sibling::div[1]");
    await expect(line).toBeVisible();
    release();
    await expect(page.locator("h1")).toContainText(headingOf(target));
    await expect(line).toHaveCount(0);
    await expect(status).not.toHaveText(MESSAGES[language]["progress.delayed"]);
  });
}

test("a page that comes in time is announced without such a notice", async ({ page }) => {
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  const said: string[] = [];
  await page.exposeFunction("said", (text: string) => said.push(text));
  await page.evaluate(() => {
    const { said: say } = window as unknown as { said(text: string): void };
    const region = [...document.querySelectorAll("[role='status']")].at(-1);
    if (!region) throw new Error("There is no live region");
    new MutationObserver(() => say(region.textContent ?? "")).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await navigateInPage(page, "/de/newsroom/");
  await expect(page.locator("h1")).toContainText(headingOf("/de/newsroom/"));
  await page.waitForTimeout(1500);
  expect(said.filter(Boolean)).toHaveLength(1);
});

test("of two clicks the last one counts, however long the first one takes", async ({ page }) => {
  await delay(page, "/de/newsroom/", 1500);
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  const isSameDocument = await markDocument(page);
  await navigateInPage(page, "/de/newsroom/");
  await navigateInPage(page, "/de/contact/");
  await expect(page).toHaveURL("/de/contact/");
  await page.waitForTimeout(2000);
  await expect(page).toHaveURL("/de/contact/");
  await expect(page.locator("h1")).toContainText(headingOf("/de/contact/"));
  expect(await isSameDocument()).toBe(true);
});

test("in a tunnel the page stays and says so, and goes on when the net is back", async ({ page, context }) => {
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  await context.setOffline(true);
  await navigateInPage(page, "/de/newsroom/?from=train#main");
  await expect(page.getByRole("status").last()).toHaveText(MESSAGES.de["progress.offline"]);
  await expect(page.getByRole("status").last()).toBeInViewport();
  await expect(page).toHaveURL("/de/about-us/");
  await context.setOffline(false);
  await expect(page).toHaveURL("/de/newsroom/?from=train#main");
  await expect(page.locator("h1")).toContainText(headingOf("/de/newsroom/"));
});
