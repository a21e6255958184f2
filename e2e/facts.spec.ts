/** Looks for words divided by a hyphen in fact strips, on a phone and on a desktop. */
import { expect, type Locator, test } from "@playwright/test";
import { openPage } from "./browser";
import { readBuiltPages } from "./built-pages";
import { sampled } from "./sampled";

const PATHS = [...readBuiltPages().values()]
  .filter(({ elements }) => elements.some(({ attributes }) => /\bfacts\b/u.test(attributes["class"] ?? "")))
  .map(({ path }) => path);

/** Returns the words of elements whose parts, before and after a soft hyphen, are on two lines. */
const findDividedWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .flatMap((each) => [each, ...each.querySelectorAll("*")])
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text)
      .flatMap((node) => {
        const bottomOf = (index: number) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return [...range.getClientRects()].at(-1)?.bottom ?? 0;
        };
        return [...node.data.matchAll(/\u00ad/gu)]
          .filter(({ index }) => bottomOf(index + 1) > bottomOf(index - 1))
          .map(({ index }) => `${node.data.slice(0, index)}|${node.data.slice(index)}`.match(/\S*\|\S*/u)?.[0] ?? "");
      }),
  );

for (const path of sampled(PATHS, 5))
  test(`no word in the facts of ${path} is divided by a hyphen @content`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      expect(await findDividedWords(page.locator(".facts dd")), `at ${width} px`).toEqual([]);
    }
  });
