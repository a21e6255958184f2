/** Checks screens by language and width, and the fade of late pictures (quality V13). */
import { expect, test } from "@playwright/test";
import { blockRequests, openPage } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";

const PAGE = "/products/fusion/";

for (const language of sampled(LANGUAGES, 1)) {
  for (const [width, name] of [
    [1440, "screen-\\w+"],
    [390, "screen-(?:phone|\\w+-narrow)"],
  ] as const) {
    test(`a product shows screens in its language for ${width} px (${language}) @job`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathOf(language, PAGE));
      const images = page.locator("figure img");
      await expect(images).toHaveCount(3);
      for (const image of await images.all()) await expect(image).toHaveAccessibleName(/\S/u);
      const loading = await images.evaluateAll((all) => all.map((image) => image.getAttribute("loading")));
      expect(loading).toEqual(["eager", "lazy", "lazy"]);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        const source = () => image.evaluate((each: HTMLImageElement) => (each.naturalWidth > 0 ? each.currentSrc : ""));
        await expect.poll(source).toMatch(new RegExp(`/static/[\\w/]+/fusion-${name}\\.${language}\\.webp$`, "u"));
        const [box, natural] = await image.evaluate((each: HTMLImageElement) => [
          each.clientWidth / each.clientHeight,
          each.naturalWidth / each.naturalHeight,
        ]);
        expect(box).toBeCloseTo(natural ?? 0, 1);
      }
    });
  }
}

for (const isBroken of sampled([false, true]))
  test(`a late picture ${isBroken ? "that fails " : ""}fades in over 500 ms, but not the first`, async ({ page }) => {
    const last = /\/services-line-e[^/]*\.svg$/u;
    if (isBroken) await page.route(last, (route) => route.fulfill({ status: 404 }));
    const release = await blockRequests(page, last);
    await openPage(page, pathOf("de", "/services/"));
    const pictures = page.locator("main img[src$='.svg']");
    const [first, late] = [pictures.first(), pictures.last()];
    await expect(first).toHaveCSS("opacity", "1");
    await late.scrollIntoViewIfNeeded();
    await expect(late).toHaveCSS("opacity", "0");
    await late.evaluate((image) => {
      image.addEventListener("transitionrun", () => {
        image.dataset["fade"] = image
          .getAnimations()
          .map(({ effect }) => effect?.getComputedTiming().duration)
          .join();
      });
    });
    release();
    await expect(late).toHaveAttribute("data-fade", "500");
    await expect(late).toHaveCSS("opacity", "1");
  });

test("without scripts every picture is visible", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await page.route(/\.svg$/u, (route) => route.abort());
  await page.goto(pathOf("de", PAGE));
  const images = page.locator("main img");
  await expect(images).not.toHaveCount(0);
  for (const image of await images.all()) await expect(image).toHaveCSS("opacity", "1");
  await page.close();
});
