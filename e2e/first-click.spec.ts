/**
 * A visitor may act at any moment of a slow load: before the runtime is asked for, while it comes, while React takes the
 * page over, and after. Nothing they do is lost (quality P, V10; docs/decisions/0020-start.md).
 */
import { expect, type Page, test } from "@playwright/test";
import { headingOf } from "./built-site";
import { whenHydrated } from "./browser";
import { field } from "./contact-page";
import { type Language, LANGUAGES, pathOf } from "./site";
import { IS_WHOLE } from "./templates";
import { storedPreference } from "./visitor";

/** Slow 4G and a slow phone. */
const NET = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
const SLOW_CPU = 4;
const PATIENCE = { timeout: 20_000 };

/** Milliseconds after the document begins to arrive. */
const EVERY_MOMENT = Array.from({ length: 51 }, (_, index) => index * 100);
const MOMENTS = EVERY_MOMENT.filter((_, index) => IS_WHOLE || index % 20 === 3);

async function openSlowly(page: Page, address: string, moment: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", NET);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForTimeout(moment);
}

interface Act {
  route: string;
  does: (page: Page, language: Language, moment: number) => Promise<void>;
}

const ACTS: Readonly<Record<string, Act>> = {
  "a link": {
    route: "/services/",
    does: async (page, language) => {
      const target = pathOf(language, "/contact/");
      await page.locator(`header a[href='${target}']:visible, main a[href='${target}']:visible`).first().click();
      await expect(page).toHaveURL(target, PATIENCE);
      await expect(page.locator("h1")).toContainText(headingOf(target), PATIENCE);
    },
  },
  "the menu": {
    route: "/services/",
    does: async (page) => {
      const button = page.locator("header button[popovertarget]:visible");
      await button.click();
      const panel = page.locator("header [popover]:popover-open");
      await expect(panel).toBeVisible();
      await whenHydrated(page);
      await expect(panel, "stays open").toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
    },
  },
  "the language switch": {
    route: "/about-us/?from=letter#main",
    does: async (page, language) => {
      const other = LANGUAGES.find((each) => each !== language) ?? "de";
      await page.locator(`footer a[data-language='${other}']`).click();
      await expect(page).toHaveURL(pathOf(other, "/about-us/?from=letter#main"), PATIENCE);
      expect(await storedPreference(page)).toBe(other);
    },
  },
  "the form": {
    route: "/contact/",
    does: async (page, _, moment) => {
      const text = `Mitten im Laden getippt, nach ${moment} ms.`;
      await field(page, "message").click();
      await page.keyboard.type(text, { delay: 15 });
      await whenHydrated(page);
      await expect(field(page, "message")).toHaveValue(text);
      await expect(field(page, "message")).toBeFocused();
    },
  },
};

Object.entries(ACTS).forEach(([name, { route, does }], index) => {
  for (const moment of MOMENTS) {
    const language = LANGUAGES[(moment / 100 + index) % 2] ?? "de";
    test(`${name} works ${moment} ms after the page begins to come (${language})`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
      await openSlowly(page, pathOf(language, route), moment);
      await does(page, language, moment);
      await page.close();
    });
  }

  if (!IS_WHOLE && index % 2 === 0) return;
  test(`${name} works while the runtime takes ten seconds`, async ({ page }) => {
    await page.route(/\/(?:app|framework)-[0-9a-f]+\.js$/u, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      await request.continue().catch(() => undefined);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathOf("de", route));
    await does(page, "de", 0);
  });
});
