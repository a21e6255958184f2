import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { strangeLetters } from "../mockups/strange-letters";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./site";

const PAGE = "/products/fusion/";

/** Typefaces of screens (mockups/screens/), and the one that their ticks and crosses are of. */
const FACES = {
  figtree: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  signs: "@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2",
};

for (const language of sampled(LANGUAGES, 1)) {
  test(`a product's screens are those of its language, and AVIF (${language}) @job`, async ({ page }) => {
    await page.goto(pathOf(language, PAGE));
    const images = page.locator("figure picture img");
    await expect(images).toHaveCount(3);
    const loading = await images.evaluateAll((all) => all.map((image) => image.getAttribute("loading")));
    expect(loading).toEqual(["eager", "lazy", "lazy"]);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      const seen = () => image.evaluate((each: HTMLImageElement) => (each.naturalWidth > 0 ? each.currentSrc : ""));
      const own = new RegExp(`/static/screens/fusion-screen-\\w+-${language}-\\d+-.*\\.avif$`, "u");
      await expect.poll(seen).toMatch(own);
    }
  });
}

const OF_THIS_MACHINE = /: 1 of its letters by \S.*, of this machine$/u;

test("in a screen a letter that a typeface of this machine draws is refused, and no other @job", async ({ page }) => {
  const lettersOf = async (text: string, face?: keyof typeof FACES) => {
    const bytes = face && readFileSync(`node_modules/${FACES[face]}`).toString("base64");
    const rule = bytes ? `@font-face { font-family: own; src: url(data:font/woff2;base64,${bytes}) }` : "";
    const style = `<style>${rule} p { font-family: ${face ? "own" : "sans-serif"} }</style>`;
    await page.setContent(`${style}<title>Nobody draws \u2713 here</title><p>${text}</p>`);
    await page.evaluate(() => document.fonts.ready);
    return strangeLetters(page);
  };
  expect(await lettersOf("\u2713", "signs")).toEqual([]);
  expect(await lettersOf("Zimmer frei", "figtree")).toEqual([]);
  expect(await lettersOf("\u2713")).toEqual([expect.stringMatching(OF_THIS_MACHINE)]);
  expect(await lettersOf("frei \u2713", "figtree")).toEqual([expect.stringMatching(OF_THIS_MACHINE)]);
});
