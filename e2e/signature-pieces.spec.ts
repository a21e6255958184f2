/** An audit's finding and a curve of differences: what is chosen is shown, with scripts and without. */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { LANGUAGES, pathOf } from "./site";

const states = (page: Page) => page.locator("main div:visible > h4");
const days = (page: Page) => page.locator("main figure li:visible");

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const language of LANGUAGES) {
      test(`a finding is shown as it was found, or put right (${language})`, async ({ page }) => {
        await page.goto(pathOf(language, "/solutions/ux-ui-audit/"));
        if (javaScriptEnabled) await whenHydrated(page);
        const [found, fixed] = await page.locator("label:has([name=finding-state])").allInnerTexts();
        await expect(states(page)).toHaveText([found ?? ""]);
        await page.locator("[name=finding-state]").first().focus();
        await page.keyboard.press("ArrowRight");
        await expect(states(page)).toHaveText([fixed ?? ""]);
        await expect(page.getByRole("region", { name: "HTML" })).toBeVisible();
      });

      test(`a curve shows the day that is chosen (${language})`, async ({ page }) => {
        await page.goto(pathOf(language, "/services/it-consulting/"));
        if (javaScriptEnabled) await whenHydrated(page);
        await expect(days(page).locator("time")).toHaveAttribute("datetime", "2026-03-02");
        await page.locator("[name=nights-day]").first().focus();
        for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
        await expect(days(page)).toHaveCount(1);
        await expect(days(page).locator("time")).toHaveAttribute("datetime", "2026-03-05");
      });
    }
  });
}

test("on paper there is all of it, and nothing to choose", async ({ page }) => {
  await page.goto(pathOf("en", "/solutions/ux-ui-audit/"));
  // Rules for paper come with the whole styles.
  await whenHydrated(page);
  await page.emulateMedia({ media: "print" });
  await expect(states(page)).toHaveCount(2);
  await expect(page.locator("[name=finding-state]").first()).toBeHidden();
  await page.goto(pathOf("en", "/services/it-consulting/"));
  await whenHydrated(page);
  await expect(days(page)).toHaveCount(4);
});
