import { expect, type Page, test } from "@playwright/test";
import { markDocument, navigateInPage, whenHydrated } from "./browser";

/** @returns whether text stands in the site's own face: the fallback face is of another width. */
function isOwnFace(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const widthIn = (family: string) => {
      const sample = document.createElement("span");
      sample.textContent = "Hamburgefonstiv";
      sample.style.cssText = `position: absolute; font: 100px ${family}`;
      document.body.append(sample);
      const { width } = sample.getBoundingClientRect();
      sample.remove();
      return width;
    };
    const [own, ...fallback] = getComputedStyle(document.body).fontFamily.split(",");
    return widthIn([own, ...fallback].join()) !== widthIn(fallback.join());
  });
}

test("fonts that come too late for the first page are shown with the next one", async ({ page }) => {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.goto("/de/about-us/");
  await whenHydrated(page);
  await page.waitForTimeout(2000);
  expect(await isOwnFace(page)).toBe(false);
  const isSameDocument = await markDocument(page);
  await navigateInPage(page, "/de/services/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leistungen");
  await expect.poll(() => isOwnFace(page)).toBe(true);
  expect(await isSameDocument()).toBe(true);
});
