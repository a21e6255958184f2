import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { LANGUAGES, pathOf } from "./site";
import { TEMPLATES_BY_LANGUAGE } from "./templates";
import { SETTINGS, setText } from "./text-settings";
import { findTextFaults } from "./text-boxes";
import { findWidows } from "./widows";

const NONE = { overflow: 0, clipped: [], spilled: [], overlapping: [] };

// The tests put styles of their own into the page, which the security policy forbids.
test.use({ bypassCSP: true });

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await whenHydrated(page);
}

for (const language of LANGUAGES) {
  for (const { name, route } of TEMPLATES_BY_LANGUAGE.filter((template) => template.language === language)) {
    test(`text is whole and on its own: ${name} (${language})`, async ({ page }) => {
      await open(page, pathOf(language, route));
      for (const [setting, how] of Object.entries(SETTINGS)) {
        await setText(page, how);
        // The stations of a map stay where they are while spacing widens their labels; its text alternative has them all.
        expect.soft(await findTextFaults(page, "body", !how.isSpaced), setting).toEqual(NONE);
      }
      for (const width of [390, 1440]) {
        await setText(page, { width });
        expect.soft(await findWidows(page), `a word alone in the last line of the heading at ${width} px`).toEqual([]);
      }
    });
  }

  test(`an open menu is whole (${language})`, async ({ page }) => {
    await open(page, pathOf(language, "/"));
    for (const [setting, how] of Object.entries(SETTINGS)) {
      await setText(page, how);
      await page.locator("header button[popovertarget]:visible").first().click();
      expect.soft(await findTextFaults(page, "header :popover-open"), setting).toEqual(NONE);
      await page.keyboard.press("Escape");
    }
  });
}
