/** Navigates with slow, concurrent and interrupted requests (quality R6, R12). */
import { expect } from "@playwright/test";
import {
  delayRequests,
  blockRequests,
  markDocument,
  navigateByRuntime,
  openPage,
  test,
  waitForHydration,
} from "./browser";
import { headingOf } from "./built-pages";
import { sampled } from "./sampled";
import { LANGUAGES, MESSAGES, pathOf } from "./test-site";

const dataPattern = (path: string) => `**/page-data${path}page-data.json`;

for (const language of sampled(LANGUAGES, 1)) {
  test(`a navigation of more than a second shows and announces its progress (${language})`, async ({ page }) => {
    const target = pathOf(language, "/newsroom/");
    const message = MESSAGES[language]["progress.delayed"];
    const release = await blockRequests(page, dataPattern(target));
    await openPage(page, pathOf(language, "/about-us/"));
    const status = page.getByRole("status").last();
    // Measured in the page, whose clock is in step with its timers on a busy machine, too.
    const delayMs = status.evaluate(
      (region, to) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const observer = new MutationObserver(() => region.textContent && resolve(performance.now() - start));
          observer.observe(region, { subtree: true, childList: true, characterData: true });
          void (window as unknown as { ___navigate(path: string): Promise<void> }).___navigate(to);
        }),
      target,
    );
    expect(await delayMs, "ms before the message").toBeGreaterThan(900);
    await expect(status).toHaveText(message);
    const line = status.locator("xpath=following-sibling::div[1]");
    await expect(line).toBeVisible();
    release();
    await expect(page.locator("h1")).toContainText(headingOf(target));
    await expect(line).toHaveCount(0);
    await expect(status).not.toHaveText(message);
  });
}

test("a slow step back keeps the current page, fires the delayed event, and is announced", async ({ page }) => {
  const [from, target] = ["/de/about-us/", "/de/newsroom/"];
  await openPage(page, target);
  await navigateByRuntime(page, from);
  await expect(page.locator("h1")).toContainText(headingOf(from));
  // After the reload, Back requests the page's data.
  await page.reload();
  await waitForHydration(page);
  const release = await blockRequests(page, dataPattern(target));
  await page.locator("main").evaluate((main) => (main.dataset["shown"] = "before"));
  const event = page.evaluate(
    () =>
      new Promise<[ms: number, detail: object]>((resolve) => {
        const start = performance.now();
        const { ___emitter: emitter } = window as unknown as {
          ___emitter: { on(event: string, listener: (detail: object) => void): void };
        };
        emitter.on("onDelayedLoadPageResources", (detail) => resolve([performance.now() - start, detail]));
        history.back();
      }),
  );
  const [ms, detail] = await event;
  expect(ms, "ms before the event").toBeGreaterThan(900);
  expect(detail).toEqual({ pathname: target });
  const status = page.getByRole("status").last();
  await expect(status).toHaveText(MESSAGES.de["progress.delayed"]);
  await expect(status.locator("xpath=following-sibling::div[1]")).toBeVisible();
  await expect(page).toHaveURL(target);
  await expect(page.locator("main[data-shown]"), "the unchanged page").toHaveCount(1);
  release();
  await expect(page.locator("h1")).toContainText(headingOf(target));
  await expect(status).toHaveText(headingOf(target));
});

test("the last of two clicks wins, however slow the first page is @job", async ({ page }) => {
  await delayRequests(page, dataPattern("/de/newsroom/"), 1500);
  await openPage(page, "/de/about-us/");
  const isSameDocument = await markDocument(page);
  await navigateByRuntime(page, "/de/newsroom/");
  await navigateByRuntime(page, "/de/contact/");
  await expect(page).toHaveURL("/de/contact/");
  await page.waitForTimeout(2000);
  await expect(page).toHaveURL("/de/contact/");
  await expect(page.locator("h1")).toContainText(headingOf("/de/contact/"));
  await expect(page.getByRole("status").last()).not.toHaveText(MESSAGES.de["progress.delayed"]);
  expect(await isSameDocument()).toBe(true);
});

test("a page that opens a hidden fragment does not cancel a later navigation", async ({ page }) => {
  await openPage(page, "/en/about-us/");
  const release = await blockRequests(page, "**/page-data/en/contact/page-data.json");
  await page.evaluate(async () => {
    const { ___navigate: navigate } = window as unknown as { ___navigate(path: string): Promise<void> };
    void navigate("/en/services/#first-font");
    while (!window.location.hash) await new Promise(requestAnimationFrame);
    void navigate("/en/contact/");
  });
  await expect(page.locator("#first-font:target")).toHaveCount(1);
  release();
  await expect(page.locator("h1")).toContainText("Contact");
});

test("a navigation while offline shows a notice and continues once online @job", async ({ page, context }) => {
  await openPage(page, "/de/about-us/");
  await context.setOffline(true);
  await navigateByRuntime(page, "/de/newsroom/?from=train#main");
  const status = page.getByRole("status").last();
  await expect(status).toHaveText(MESSAGES.de["progress.offline"]);
  await expect(status).toBeInViewport();
  await expect(page).toHaveURL("/de/about-us/");
  await context.setOffline(false);
  await expect(page).toHaveURL("/de/newsroom/?from=train#main");
  await expect(page.locator("h1")).toContainText(headingOf("/de/newsroom/"));
});
