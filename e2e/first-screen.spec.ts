/** Checks what the first screen of an offer shows, and where the visitor's station is. */
import { expect, test } from "@playwright/test";
import { openPage } from "./browser";

const OFFERS = ["/de/services/development/", "/en/services/system-integration/"];
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const path of OFFERS)
  for (const viewport of SCREENS)
    test(`${path} shows price and button in the first screen (${viewport.width} px)`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, path);
      const button = page.locator("main > section:first-of-type a.button");
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(button).toHaveAttribute("href", /\/contact\/#/u);
      await expect(page.locator("main > section:first-of-type b").filter({ hasText: /€/u })).toBeInViewport({
        ratio: 1,
      });
    });

test("the form has the topic of the product whose button led to it", async ({ page }) => {
  await openPage(page, "/en/contact/?topic=product");
  await expect(page.locator("input[name=topic][value=product]")).toBeChecked();
});

test("the visitor's station is above everything in the rail, and docks above the footer", async ({ page }) => {
  await openPage(page, "/de/services/development/");
  const { position, zIndex } = await page.evaluate(() => {
    const { position, zIndex } = getComputedStyle(document.querySelector("main")!, "::before");
    return { position, zIndex: Number(zIndex) };
  });
  expect(position).toBe("sticky");
  const others = await page.evaluate(() =>
    [...document.querySelectorAll("main > *")].map((each) => Number(getComputedStyle(each).zIndex) || 0),
  );
  expect(zIndex).toBeGreaterThan(Math.max(...others));
});
