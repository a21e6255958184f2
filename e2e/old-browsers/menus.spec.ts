/** Menus without popovers (docs/decisions/0007-menus.md): every way in, with and without JavaScript. */
import { expect, type Page } from "@playwright/test";
import { markDocument, whenHydrated } from "../browser";
import { type Way, WAYS } from "./menu-ways";
import { expectPage, test } from "./old-browser-test";

/** All of them are in the first menu of a wide screen. */
const PATHS = ["/de/services/it-consulting/", "/de/products/fusion/", "/de/services/"];

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, id: "menu" },
  desktop: { viewport: { width: 1280, height: 800 }, id: "menu-1" },
} as const;

/** Follows links of a menu, and looks at each page. */
async function useMenu(page: Page, id: string, { open, choose, leave }: Way, paths: readonly string[]): Promise<void> {
  const menu = page.locator(`#${id}`);
  const button = page.locator(`[data-popovertarget='${id}']`);
  for (const path of paths) {
    await expect(menu).toBeHidden();
    await open(page, button, menu);
    await expect(menu).toBeVisible();
    // Nobody could say when it changes.
    await expect(button).not.toHaveAttribute("aria-expanded");
    const link = menu.locator(`a[href='${path}']`);
    const name = link.locator("xpath=ancestor::li[details][1]/details[not(@open)]/summary");
    if (await name.isVisible()) await choose(page, name);
    await choose(page, link);
    await expect(page).toHaveURL(path);
    await leave?.(page);
    await expect(menu).toBeHidden();
    await expectPage(page, path);
  }
}

for (const [screen, { viewport, id }] of Object.entries(SCREENS)) {
  for (const [name, way] of Object.entries(WAYS)) {
    for (const javaScriptEnabled of [true, false]) {
      const isTouched = name === "finger";
      test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
        test.use({
          javaScriptEnabled,
          viewport,
          hasTouch: isTouched,
          isMobile: isTouched,
          // Of the browsers that the site supports, one lacks both, which no phone has: Firefox.
          lacking: isTouched ? ["popover"] : ["popover", "has"],
          contextOptions: { reducedMotion: javaScriptEnabled ? "reduce" : "no-preference" },
        });

        test(`a menu opens by ${name}, leads on, and is shut (${screen})`, async ({ page, faults }) => {
          await page.goto("/de/");
          if (javaScriptEnabled) await whenHydrated(page);
          const isSameDocument = javaScriptEnabled ? await markDocument(page) : undefined;
          await useMenu(page, id, way, javaScriptEnabled ? PATHS : PATHS.slice(0, 1));
          expect((await isSameDocument?.()) ?? true, "no full load").toBe(true);
          expect(faults.take()).toEqual([]);
        });
      });
    }
  }
}

test.describe("in Safari", () => {
  test.use({ lacking: ["popover"], hasTouch: true, isMobile: true, viewport: SCREENS.phone.viewport });

  test("a tap gives no focus, and opens the menu all the same", async ({ page, faults }) => {
    await page.addInitScript(() => addEventListener("mousedown", (event) => event.preventDefault(), true));
    await page.goto("/de/");
    await whenHydrated(page);
    await useMenu(page, SCREENS.phone.id, WAYS.finger, PATHS);
    expect(faults.take()).toEqual([]);
  });
});
