/** What is below the screen is laid out after the top has been painted, and nobody notices (docs/decisions/0034-below-screen.md). */
import { expect, type Page } from "@playwright/test";
import { markDocument, openPage, test } from "./browser";

const PAGE = "/de/about-us/";

test.use({ viewport: { width: 390, height: 844 } });

/** @returns how many parts may be left out, and how many sections there are, once the heading of the next page has come */
function atArrival(page: Page, heading: string): Promise<{ leftOut: number; sections: number }> {
  return page.evaluate(
    (beginning) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector("h1")?.textContent.startsWith(beginning)) return;
          const below = [...document.querySelectorAll("main section, footer")];
          resolve({
            leftOut: below.filter((part) => getComputedStyle(part).contentVisibility === "auto").length,
            sections: document.querySelectorAll("main > section").length,
          });
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    heading,
  );
}

test("the next page comes with its first screen, then whole; going back, whole at once", async ({ page, faults }) => {
  await page.goto("/de/services/");
  const whole = await page.locator("main, footer").allInnerTexts();
  const count = await page.locator("main > section").count();
  await openPage(page, PAGE);
  const isSameDocument = await markDocument(page);
  const link = page.locator("footer a[href='/de/services/']").first();
  await link.hover();
  await page.waitForFunction(() => {
    const { ___loader: loader } = window as unknown as { ___loader: { loadPageSync(path: string): unknown } };
    return loader.loadPageSync("/de/services/") !== undefined;
  });
  // What an extension leaves in the page.
  await page.evaluate(() => document.body.append(document.createElement("template")));
  const arrival = atArrival(page, "Leistungen");
  await link.click();
  expect((await arrival).leftOut).toBeGreaterThan(0);
  expect((await arrival).sections).toBeLessThan(count);
  await expect.poll(() => page.locator("main, footer").allInnerTexts()).toEqual(whole);
  await expect(page.locator("html[data-below='whole']")).toBeAttached();
  await page.goBack();
  // The address is there before the page.
  await expect(page.locator("h1")).not.toContainText("Leistungen");
  const again = atArrival(page, "Leistungen");
  await page.goForward();
  expect(await again).toEqual({ leftOut: 0, sections: count });
  await page.goBack();
  await page.goForward();
  await page.getByRole("link", { name: "IT-Beratung", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("IT-Beratung");
  expect(await isSameDocument(), "nothing is lost in quick succession").toBe(true);
  expect(faults.take()).toEqual([]);
});
