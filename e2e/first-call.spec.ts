/** Who opens the home page on a phone can ask for a first call without scrolling, where the content has the button. */
import { expect, test } from "@playwright/test";
import { LANGUAGES, pathOf } from "./site";

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

for (const language of LANGUAGES) {
  test(`the button to a first call and the telephone number are in view on a phone (${language}) @content`, async ({
    page,
  }) => {
    await page.goto(pathOf(language, "/"));
    const sign = page.locator("section:has(h1)").first();
    const number = sign.locator('a[href^="tel:"]');
    test.skip((await number.count()) === 0, "the home page has no button");
    const line = number.locator("xpath=ancestor::p");
    await expect(line.locator("a")).toHaveCount(2);
    for (const link of await line.locator("a").all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
      expect((box?.x ?? PHONE.width) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
  });
}
