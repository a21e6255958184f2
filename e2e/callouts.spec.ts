/** Compares the numbers on screens with the parts that they are about. */
import { expect, test } from "@playwright/test";
import type { DefaultTreeAdapterTypes } from "parse5";
import { openPage } from "./browser";
import { readBuiltPages } from "./built-pages";
import { sampled } from "./sampled";

const PATHS = [...readBuiltPages().values()].filter(({ nodes }) => nodes.some(isNumbered)).map(({ path }) => path);

/** Tells whether an element is a drawing on a picture, with numbers. */
function isNumbered({ tagName, childNodes, parentNode }: DefaultTreeAdapterTypes.Element): boolean {
  const isOnPicture = parentNode?.childNodes.some(({ nodeName }) => /^(?:img|picture)$/u.test(nodeName)) ?? false;
  return tagName === "svg" && isOnPicture && childNodes.some(({ nodeName }) => nodeName === "g");
}

for (const path of sampled(PATHS, 1))
  test(`numbers on screens of ${path} cover a corner of their part, without a line @content`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const drawings = page.locator("figure img ~ svg, figure picture ~ svg");
    const shapes = await drawings.evaluateAll((all) =>
      all.flatMap((each) => [...each.querySelectorAll("*")].map(({ tagName }) => tagName)),
    );
    expect([...new Set(shapes)].sort()).toEqual(["circle", "g", "rect", "text"]);
    const gaps = await drawings.locator("g").evaluateAll((numbers) =>
      numbers.map((number) => {
        const part = number.previousElementSibling?.getBoundingClientRect();
        const disc = number.querySelector("circle")?.getBoundingClientRect();
        if (!part || !disc) return Infinity;
        const radius = disc.width / 2;
        return Math.hypot(disc.x + radius - part.x, disc.y + radius - part.y) - radius;
      }),
    );
    expect(Math.max(...gaps)).toBeLessThanOrEqual(0);
  });
