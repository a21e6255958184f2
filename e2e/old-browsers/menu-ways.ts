/** How a visitor opens a menu that is no popover, chooses a link in it, and is out of it again. */
import { expect, type Locator, type Page } from "@playwright/test";

export interface Way {
  open(page: Page, button: Locator, menu: Locator): Promise<void>;
  /** Presses a link, or the name that it is folded away below. */
  choose(page: Page, target: Locator): Promise<void>;
  leave?(page: Page): Promise<void>;
}

/** More stops of the Tab key than there are before the last link of a menu. */
const MOST_STOPS = 40;

export const WAYS = {
  mouse: {
    /** Slowly down: there is ground between a button and its menu. */
    open: async (page, button, menu) => {
      await button.hover();
      const from = await button.boundingBox();
      const to = await menu.boundingBox();
      if (!from || !to) throw new Error("No button, or no menu");
      const x = from.x + from.width / 2;
      for (let y = from.y + from.height / 2; y < to.y + 8; y += 2) await page.mouse.move(x, y);
      await page.waitForTimeout(100);
    },
    choose: (_page, link) => link.click(),
    leave: (page) => page.mouse.move(1, 1),
  },
  "Tab key": {
    open: async (page, button) => {
      await page.locator("header a").first().focus();
      await tabTo(page, button);
    },
    choose: async (page, link) => {
      await tabTo(page, link);
      await page.keyboard.press("Enter");
    },
  },
  finger: {
    open: (_page, button) => button.tap(),
    choose: (_page, link) => link.tap(),
  },
} satisfies Readonly<Record<string, Way>>;

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  expect(await isThere(), `${target.toString()} is a stop of the Tab key`).toBe(true);
}
