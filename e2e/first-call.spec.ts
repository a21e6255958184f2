/** Who opens the home page on a phone can ask for a first call without scrolling, where the content has the button. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { FOLDER } from "./folder";
import { type Language, LANGUAGES, pathOf } from "./site";

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

/** The sign of the home page, as it was built: a firm may have no button there. */
function hasNumber(language: Language): boolean {
  const html = readFileSync(path.join(FOLDER, language, "index.html"), "utf8");
  const from = html.indexOf("<h1");
  return html.slice(from, html.indexOf("</section>", from)).includes('href="tel:');
}

for (const language of LANGUAGES.filter(hasNumber)) {
  test(`the button to a first call and the telephone number are in view on a phone (${language}) @content`, async ({
    page,
  }) => {
    await page.goto(pathOf(language, "/"));
    const sign = page.locator("section:has(h1)").first();
    const number = sign.locator('a[href^="tel:"]');
    const line = number.locator("xpath=ancestor::p");
    await expect(line.locator("a")).toHaveCount(2);
    for (const link of await line.locator("a").all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
      expect((box?.x ?? PHONE.width) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
  });
}
