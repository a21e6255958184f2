/** Measures the first screen, before visitors scroll. */
import { expect, test } from "@playwright/test";
import { openPage } from "./browser";
import { LANGUAGES, pathOf } from "./test-site";

/** Viewports of a desk and a phone, and selectors of elements that are whole in them. */
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TICKET = "#planner li[id]:visible";
const ENTRIES = {
  "/case-study/": "main nav li a:visible",
  "/services/": "main nav li a:visible",
  "/newsroom/": "main [data-panel] img",
  "/career/": "main .sec--sign li a",
  "/products/": "main article img",
};

const CASES = [
  ...[DESK, PHONE, { width: 1280, height: 720 }, { width: 1024, height: 768 }].map(
    (size) => ["/", TICKET, size, 1] as const,
  ),
  ...Object.entries(ENTRIES).flatMap(([route, entry]) =>
    [DESK, PHONE].map((size) => [route, entry, size, 0.1] as const),
  ),
];

for (const [route, selector, size, ratio] of CASES)
  test(`the first entry of ${route} is within ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      await openPage(page, pathOf(language, route));
      const entry = page.locator(selector).first();
      await expect(entry).toBeInViewport({ ratio });
    }
  });

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
