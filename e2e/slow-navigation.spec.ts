/** A page that takes its time: the visitor is told, the last click counts, a tunnel ends (quality R6, R12). */
import { expect } from "@playwright/test";
import { delay, holdBack, markDocument, navigateInPage, openPage, test, whenHydrated } from "./browser";
import { headingOf } from "./built-site";
import { sampled } from "./sampled";
import { LANGUAGES, MESSAGES, pathOf } from "./site";

const dataOf = (path: string) => `**/page-data${path}page-data.json`;

for (const language of sampled(LANGUAGES, 1)) {
  test(`after a second, not before, a page is seen and heard to be on its way (${language})`, async ({ page }) => {
    const target = pathOf(language, "/newsroom/");
    const words = MESSAGES[language]["progress.delayed"];
    const release = await holdBack(page, dataOf(target));
    await openPage(page, pathOf(language, "/about-us/"));
    const status = page.getByRole("status").last();
    // As the page's own clock has it, which is never ahead of its timers, however busy the machine is.
    const until = status.evaluate(
      (region, to) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          const observer = new MutationObserver(() => region.textContent && resolve(performance.now() - began));
          observer.observe(region, { subtree: true, childList: true, characterData: true });
          void (window as unknown as { ___navigate(path: string): Promise<void> }).___navigate(to);
        }),
      target,
    );
    expect(await until, "not before").toBeGreaterThan(900);
    await expect(status).toHaveText(words);
    const line = status.locator("xpath=following-sibling::div[1]");
    await expect(line).toBeVisible();
    release();
    await expect(page.locator("h1")).toContainText(headingOf(target));
    await expect(line).toHaveCount(0);
    await expect(status).not.toHaveText(words);
  });
}

test("going back slowly leaves the shown page as it is, fires the delayed event after a second, and is announced", async ({
  page,
}) => {
  const [from, target] = ["/de/about-us/", "/de/newsroom/"];
  await openPage(page, target);
  await navigateInPage(page, from);
  await expect(page.locator("h1")).toContainText(headingOf(from));
  // A document that has never had the page's data: going back requests them.
  await page.reload();
  await whenHydrated(page);
  const release = await holdBack(page, dataOf(target));
  await page.locator("main").evaluate((main) => (main.dataset["shown"] = "before"));
  const event = page.evaluate(
    () =>
      new Promise<[ms: number, detail: object]>((resolve) => {
        const began = performance.now();
        const { ___emitter: emitter } = window as unknown as {
          ___emitter: { on(event: string, listener: (detail: object) => void): void };
        };
        emitter.on("onDelayedLoadPageResources", (detail) => resolve([performance.now() - began, detail]));
        history.back();
      }),
  );
  const [ms, detail] = await event;
  expect(ms, "not before").toBeGreaterThan(900);
  expect(detail).toEqual({ pathname: target });
  const status = page.getByRole("status").last();
  await expect(status).toHaveText(MESSAGES.de["progress.delayed"]);
  await expect(status.locator("xpath=following-sibling::div[1]")).toBeVisible();
  await expect(page).toHaveURL(target);
  await expect(page.locator("main[data-shown]"), "the same page").toHaveCount(1);
  release();
  await expect(page.locator("h1")).toContainText(headingOf(target));
  await expect(status).toHaveText(headingOf(target));
});

test("of two clicks the last one counts, however long the first one takes @job", async ({ page }) => {
  await delay(page, dataOf("/de/newsroom/"), 1500);
  await openPage(page, "/de/about-us/");
  const isSameDocument = await markDocument(page);
  await navigateInPage(page, "/de/newsroom/");
  await navigateInPage(page, "/de/contact/");
  await expect(page).toHaveURL("/de/contact/");
  await page.waitForTimeout(2000);
  await expect(page).toHaveURL("/de/contact/");
  await expect(page.locator("h1")).toContainText(headingOf("/de/contact/"));
  expect(await isSameDocument()).toBe(true);
});

test("a page that leads to a part which is hidden ends no navigation that has begun since", async ({ page }) => {
  await openPage(page, "/en/about-us/");
  const letGo = await holdBack(page, "**/page-data/en/contact/page-data.json");
  await page.evaluate(async () => {
    const { ___navigate: navigate } = window as unknown as { ___navigate(path: string): Promise<void> };
    void navigate("/en/services/#first-font");
    while (!window.location.hash) await new Promise(requestAnimationFrame);
    void navigate("/en/contact/");
  });
  await expect(page.locator("#first-font:target")).toHaveCount(1);
  letGo();
  await expect(page.locator("h1")).toContainText("Contact");
});

test("in a tunnel the page stays and says so, and goes on when the net is back @job", async ({ page, context }) => {
  await openPage(page, "/de/about-us/");
  await context.setOffline(true);
  await navigateInPage(page, "/de/newsroom/?from=train#main");
  const status = page.getByRole("status").last();
  await expect(status).toHaveText(MESSAGES.de["progress.offline"]);
  await expect(status).toBeInViewport();
  await expect(page).toHaveURL("/de/about-us/");
  await context.setOffline(false);
  await expect(page).toHaveURL("/de/newsroom/?from=train#main");
  await expect(page.locator("h1")).toContainText(headingOf("/de/newsroom/"));
});
