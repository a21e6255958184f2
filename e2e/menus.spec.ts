/** Opens the header's menus and follows the skip link (quality V7; docs/decisions/0007-menus.md). */
import { expect, type Locator, type Page } from "@playwright/test";
import { openPage, test } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, MESSAGES, pathOf } from "./test-site";

const PHONE = { width: 390, height: 844 };
const SERVICE = "/services/it-consulting/";

/** Opens the closed `details` around a link of the phone's menu. */
async function unfold(link: Locator): Promise<void> {
  const summary = link.locator("xpath=ancestor::li[details][1]/details[not(@open)]/summary");
  if (await summary.isVisible()) await summary.click();
}

const openMenu = (page: Page) => page.locator("header [popover]:popover-open");

test("the skip link is focused first, becomes visible, and moves the focus to main", async ({ page }) => {
  for (const language of LANGUAGES) {
    await openPage(page, pathOf(language, "/services/"));
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: MESSAGES[language]["skip.toContent"] });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  }
});

// e2e/visits/pages.spec.ts operates menus by keyboard and touch in three engines.
test("opening a menu closes the open one, and a click outside closes it", async ({ page }) => {
  await openPage(page, "/en/");
  const buttons = page.locator("header button[popovertarget]:visible");
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await expect(openMenu(page)).toHaveCount(1);
  await expect(buttons.nth(0)).toHaveAttribute("aria-expanded", "false");
  await expect(buttons.nth(1)).toHaveAttribute("aria-expanded", "true");
  await page.locator("footer").click({ position: { x: 5, y: 5 } });
  await expect(openMenu(page)).toHaveCount(0);
});

for (const language of sampled(LANGUAGES, 1)) {
  test(`on a phone one button opens the whole menu, which fits the viewport (${language})`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, pathOf(language, "/"));
    const buttons = page.locator("header button:visible");
    await expect(buttons).toHaveCount(1);
    await expect(buttons).toHaveAccessibleName(MESSAGES[language]["header.open"]);
    await buttons.click();
    await expect(buttons).toHaveAttribute("aria-expanded", "true");
    await expect(openMenu(page).locator("a").first()).toHaveAttribute("href", pathOf(language, "/contact/"));
    const bottom = () => openMenu(page).evaluate((menu) => menu.getBoundingClientRect().bottom);
    const folds = openMenu(page).locator("li:has(> details)");
    await expect(folds).not.toHaveCount(0);
    for (const line of await folds.all()) {
      await line.locator("summary").last().click();
      await expect(line.locator("li a").first()).toBeVisible();
      expect(await bottom()).toBeLessThanOrEqual(PHONE.height);
    }
    for (const route of ["services/", "case-study/", "about-us/", "career/", "newsroom/", "contact/"]) {
      const link = page.locator(`#menu a[href='/${language}/${route}']`).first();
      await unfold(link);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
    await page.keyboard.press("Escape");
    await expect(openMenu(page)).toHaveCount(0);
    await expect(buttons).toBeFocused();
  });
}

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, id, viewport] of sampled([
    ["a phone", "menu", PHONE],
    ["a desktop", "menu-1", { width: 1280, height: 800 }],
  ] as const))
    test(`without scripts a menu of ${name} opens, and marks the current page after a click @job`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/de/");
      const button = page.locator(`header button[popovertarget='${id}']`);
      await button.click();
      await page.keyboard.press("Escape");
      await expect(page.locator(`#${id}`)).toBeHidden();
      await button.click();
      const link = page.locator(`#${id} a[href='/de${SERVICE}']`);
      await unfold(link);
      await link.click();
      await expect(page).toHaveURL(`/de${SERVICE}`);
      await button.click();
      await expect(page.locator(`#${id} a[aria-current='page']`)).toHaveAttribute("href", `/de${SERVICE}`);
    });
});
