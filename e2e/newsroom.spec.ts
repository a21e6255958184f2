import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES, MESSAGES } from "./site";

/** The kinds of news and how many there are of each in the fixture. */
const COUNTS: Readonly<Record<string, number>> = {
  "product-family": 1,
  relaunch: 1,
  partnership: 2,
  "trade-fair": 4,
  management: 1,
};
const ALL = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);

/** @returns the sum of the counts that stand beside the years. */
async function countsOf(page: Page): Promise<number> {
  const counts = await page.locator("main h2[id^='year-'] + p > :visible").allTextContents();
  return counts.reduce((sum, count) => sum + Number.parseInt(count, 10), 0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const language of LANGUAGES) {
      test(`the newsroom shows one kind of news, or all of them (${language})`, async ({ page }) => {
        await page.goto(`/${language}/newsroom/`);
        const rows = page.locator("main li[data-category]:visible");
        const choices = page.getByRole("group", { name: MESSAGES[language]["news.filter"] });
        await expect(rows).toHaveCount(ALL);
        expect(await countsOf(page), "what the years say").toBe(ALL);
        for (const [category, count] of Object.entries(COUNTS)) {
          await choices.locator(`label:has(input[value='${category}'])`).click();
          await expect(rows).toHaveCount(count);
          await expect(page.locator(`main li[data-category='${category}']:visible`)).toHaveCount(count);
          expect(await countsOf(page), "what the years say").toBe(count);
        }
        // With the keyboard: the radio buttons are one stop of the Tab key, arrow keys choose.
        await choices.getByRole("radio", { checked: true }).focus();
        await page.keyboard.press("ArrowDown");
        await expect(choices.getByRole("radio").first()).toBeChecked();
        await expect(rows).toHaveCount(ALL);
      });
    }

    test("a year without news of the chosen kind does not show its name over an empty list", async ({ page }) => {
      await page.goto("/en/newsroom/");
      await page.locator("label:has(input[value='management'])").click();
      await expect(page.locator("main h2[id^='year-']:visible")).toHaveText(["2024"]);
    });
  });
}
