import { expect, test } from "@playwright/test";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./site";

const PAGE = "/products/fusion/";

for (const language of sampled(LANGUAGES, 1)) {
  for (const [width, name] of [
    [1440, "screen-\\w+"],
    [390, "screen-\\w+-narrow"],
  ] as const) {
    test(`a product's screens are those of its language, ${width} wide (${language}) @job`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathOf(language, PAGE));
      const images = page.locator("figure picture img");
      await expect(images).toHaveCount(3);
      const loading = await images.evaluateAll((all) => all.map((image) => image.getAttribute("loading")));
      expect(loading).toEqual(["eager", "lazy", "lazy"]);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        const shown = () => image.evaluate((each: HTMLImageElement) => (each.naturalWidth > 0 ? each.currentSrc : ""));
        await expect.poll(shown).toMatch(new RegExp(`/static/[\\w/]+/fusion-${name}\\.${language}\\.webp$`, "u"));
        // The wide one of a page's head is cropped below.
        if (width > 390) continue;
        const [box, natural] = await image.evaluate((each: HTMLImageElement) => [
          each.clientWidth / each.clientHeight,
          each.naturalWidth / each.naturalHeight,
        ]);
        expect(box).toBeCloseTo(natural ?? 0, 1);
      }
    });
  }
}
