/** What changes without a new document is said to those who do not see it (WCAG 2.2, 4.1.3). */
import { expect, type Page, test } from "@playwright/test";
import { navigateInPage, whenHydrated } from "../browser";
import { readBuiltPages } from "../built-site";
import { LANGUAGES, pathOf } from "../site";

const built = readBuiltPages();
const LIVE = "[aria-live='assertive'], [aria-live='polite'], [role='status'], [role='alert']";

/** @returns what live regions say, each with the number of times their text has changed. */
const said = (page: Page) =>
  page.locator(LIVE).evaluateAll((all) => all.map((region) => region.textContent?.trim() ?? "").filter(Boolean));

for (const language of LANGUAGES) {
  for (const route of ["/about-us/", "/newsroom/", "/news/fusion-rail/"]) {
    test(`4.1.3 a page that comes without a document is announced by its name: ${route} (${language})`, async ({
      page,
    }) => {
      await page.goto(pathOf(language, "/"));
      await whenHydrated(page);
      expect(await said(page), "nothing is said before something happens").toEqual([]);
      await navigateInPage(page, pathOf(language, route));
      await expect(page).toHaveURL(pathOf(language, route));
      const heading = (await page.locator("h1").evaluate((element) => element.firstChild?.textContent ?? ""))
        .replace(/\u00AD/gu, "")
        .replace(/\s+/gu, " ")
        .trim();
      const title = built.get(pathOf(language, route))?.title ?? "";
      await expect.poll(async () => (await said(page)).join(" "), "the region speaks").not.toBe("");
      const announcement = (await said(page)).join(" ").replace(/\s+/gu, " ");
      expect(announcement.includes(heading) || announcement.includes(title), `"${announcement}" names the page`).toBe(
        true,
      );
      expect(await said(page), "and once").toHaveLength(1);
      expect(announcement, "in the page's own words, no others").toBe(heading);
      await expect(page.locator("h1"), "the focus is where the page begins").toBeFocused();
    });
  }
}

test("4.1.3 the region is there before it speaks, and is not hidden from assistive technology", async ({ page }) => {
  await page.goto("/de/");
  await whenHydrated(page);
  const region = page.locator(LIVE).first();
  await expect(region).toBeAttached();
  const isExposed = await region.evaluate(
    (element) =>
      getComputedStyle(element).display !== "none" &&
      getComputedStyle(element).visibility !== "hidden" &&
      !element.closest("[aria-hidden='true'], [inert]"),
  );
  expect(isExposed).toBe(true);
});
