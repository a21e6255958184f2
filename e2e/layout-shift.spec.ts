import { expect, type Page, test } from "@playwright/test";
import { delayRequests, watchShifts, waitForHydration } from "./browser";
import { sampled } from "./sampled";
import { TEMPLATE_PATHS_IN_TURN } from "./routes";

const DELAY_MS = 3000;
/** Style sheets of templates, delayed so that they load in the wrong order (docs/decisions/0032-fonts.md). */
const TEMPLATE_STYLES = /\/(?:component-|listing-)[^/]*\.css$/u;
const FONTS_AND_PICTURES = /\.(?:woff2|avif|webp|png|jpe?g|gif|svg)(?:\?|$)/u;

/** Scrolls through the page to load lazy pictures, and waits for them. */
async function loadPictures(page: Page): Promise<void> {
  await page.waitForTimeout(DELAY_MS);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.75) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const areLoaded = () =>
    page.evaluate(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  await expect.poll(areLoaded, { timeout: 20_000 }).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

for (const { name, language, path } of sampled(TEMPLATE_PATHS_IN_TURN, 12)) {
  test(`${name} has no layout shift when fonts and pictures load 3 s late (${language})`, async ({ browser }) => {
    const measure = async (width: number) => {
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      await delayRequests(page, FONTS_AND_PICTURES, DELAY_MS);
      await delayRequests(page, TEMPLATE_STYLES, 300);
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await waitForHydration(page);
      await loadPictures(page);
      const found = await shifts();
      await page.close();
      return found;
    };
    const [phone, desktop] = await Promise.all([measure(390), measure(1280)]);
    expect({ "390 px": phone, "1280 px": desktop }).toEqual({ "390 px": [], "1280 px": [] });
  });
}
