/** Opens pages on a phone with text of 150 % (quality V6). */
import { expect, test } from "@playwright/test";
import { openPage } from "./browser";
import { sampled } from "./sampled";
import { applyTextSetting } from "./visual-defects/text-settings";

test.use({ bypassCSP: true });

const PATHS = [
  "/de/contact/",
  "/de/career/vacancies/senior-java-developer/",
  "/de/products/fusion/",
  "/en/services/",
  "/de/",
  "/de/fair/",
];

for (const path of sampled(PATHS))
  test(`${path} is no wider than a phone with text of 150 %`, async ({ page }) => {
    await openPage(page, path);
    await applyTextSetting(page, { width: 360, fontSize: 24 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow).toBe(0);
  });
