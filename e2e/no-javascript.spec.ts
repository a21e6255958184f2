import { expect } from "@playwright/test";
import { normalise, whenHydrated } from "./browser";
import { ROUTES } from "./routes";
import { pathOf } from "./site";
import { languagesFor } from "./templates";
import { test } from "./worker-page";

for (const [index, [area, routes]] of Object.entries(ROUTES).entries()) {
  for (const language of languagesFor(index)) {
    test(`pages read the same with and without JavaScript (${language}: ${area})`, async ({
      phone,
      withoutScripts,
    }) => {
      for (const route of routes) {
        const path = pathOf(language, route);
        await test.step(path, async () => {
          await withoutScripts.goto(path);
          await expect.soft(withoutScripts.locator("h1"), `${path}: heading without JavaScript`).toBeVisible();
          const without = await withoutScripts.locator("main").innerText();
          await phone.goto(path);
          await whenHydrated(phone);
          const withThem = await phone.locator("main").innerText();
          expect.soft(normalise(without), `${path}: text without JavaScript`).toBe(normalise(withThem));
        });
      }
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a menu of the header opens and closes", async ({ page }) => {
    await page.goto("/de/");
    const button = page.locator("header button[popovertarget='menu-1']");
    const menu = page.locator("#menu-1");
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("link").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  test("the one menu of a phone opens, and its links lead to pages", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/en/");
    await page.locator("header button[popovertarget='menu']").click();
    const link = page.locator("#menu a[href='/en/contact/']").filter({ visible: true });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/en\/contact\/$/u);
  });

  test("an address without a language offers a link per language", async ({ page }) => {
    await page.goto("/about-us/");
    await expect(page.getByRole("link", { name: "Deutsch" })).toHaveAttribute("href", "/de/about-us/");
    await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/en/about-us/");
  });
});
