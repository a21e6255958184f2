/** Measures the first screen, before visitors scroll. */
import { expect, test } from "@playwright/test";
import { openPage } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";

const OFFER = "main > section:first-of-type";
/** Elements of the first screen: name, route, selector and visible share. */
const ENTRIES = [
  ["the ticket", "/", "#planner li[id]:visible", 1],
  ["the first project", "/case-study/", "main nav:not(.breadcrumbs) li a:visible", 0.1],
  ["the first service", "/services/", "main nav:not(.breadcrumbs) li a:visible", 0.1],
  ["the first article", "/newsroom/", "main [data-panel] h3 a", 1],
  ["the first vacancy", "/career/", "main .sec--sign li a", 0.1],
  ["the first product", "/products/", "main article img", 0.1],
  ["the button", "/services/development/", `${OFFER} a.button[href*="/contact/#"]`, 1],
  ["the price", "/services/development/", `${OFFER} b:has-text("€")`, 1],
  ["the button", "/landingpages/software-development/", `${OFFER} h2 ~ a`, 1],
] as const;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** The home page fits smaller desks, too. */
const HOME_SCREENS = [...SCREENS, { width: 1280, height: 720 }, { width: 1024, height: 768 }];

const CASES = ENTRIES.flatMap(([name, route, selector, ratio]) =>
  (route === "/" ? HOME_SCREENS : SCREENS).map((size) => ({ name, route, selector, ratio, size })),
);

for (const { name, route, selector, ratio, size } of sampled(CASES, 14))
  test(`${name} of ${route} is in the first screen of ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      await openPage(page, pathOf(language, route));
      await expect(page.locator(selector).first()).toBeInViewport({ ratio });
    }
  });
