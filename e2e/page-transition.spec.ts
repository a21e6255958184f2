import { expect, type Page, test } from "@playwright/test";
import { Faults, whenHydrated } from "./browser";

const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const counted = window as unknown as { transitions: number };
    counted.transitions = 0;
    document.startViewTransition = (update) => {
      counted.transitions += 1;
      return start(update);
    };
  });

const transitionsOn = (page: Page) => page.evaluate(() => (window as unknown as { transitions: number }).transitions);

async function followToServices(page: Page): Promise<void> {
  const link = page.locator("footer a[href='/de/services/']").first();
  await link.hover();
  await page.waitForFunction(() => {
    const { ___loader: loader } = window as unknown as { ___loader: { loadPageSync(path: string): unknown } };
    return loader.loadPageSync("/de/services/") !== undefined;
  });
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leistungen");
}

test("a page that is in memory fades in, and nothing is lost in quick succession", async ({ page, baseURL }) => {
  const faults = new Faults(page, baseURL ?? "");
  await countTransitions(page);
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  await followToServices(page);
  expect(await transitionsOn(page)).toBe(1);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leistungen");
  await page.getByRole("link", { name: "IT-Beratung", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("IT-Beratung");
  expect(faults.take()).toEqual([]);
});

test("nothing fades for visitors who want no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countTransitions(page);
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  await followToServices(page);
  expect(await transitionsOn(page)).toBe(0);
});
