import { expect, type Page, test } from "@playwright/test";
import { delay, watchShifts, whenHydrated } from "./browser";
import { sampled } from "./sampled";
import { TEMPLATES_IN_TURN } from "./routes";

const DELAY = 3000;
/** Of the pages that links lead to: the first ones come last. */
const OF_NEXT_PAGES = /\/(?:component-|listing-)[^/]*\.css$/u;
const LATE = /\.(?:woff2|avif|webp|png|jpe?g|gif|svg)(?:\?|$)/u;

/** Every late font and picture, and every shift from before the document begins. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await delay(page, LATE, DELAY);
  await delay(page, OF_NEXT_PAGES, 300);
  return watchShifts(page);
}

/** Scrolls through the page, so that lazy pictures are asked for, and waits until all that was asked for has come. */
async function seeAll(page: Page): Promise<void> {
  await page.waitForTimeout(DELAY);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.75) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const areAllThere = () =>
    page.evaluate(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  await expect.poll(areAllThere, { timeout: 20_000 }).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

for (const { name, language, path } of sampled(TEMPLATES_IN_TURN, 12)) {
  test(`nothing jumps when fonts and pictures come 3 s late: ${name} (${language})`, async ({ browser }) => {
    const measure = async (width: number) => {
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      const shifts = await watch(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await whenHydrated(page);
      await seeAll(page);
      const found = await shifts();
      await page.close();
      return found;
    };
    const [phone, desktop] = await Promise.all([measure(390), measure(1280)]);
    expect({ "390 px": phone, "1280 px": desktop }).toEqual({ "390 px": [], "1280 px": [] });
  });
}
