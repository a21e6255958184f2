/** Measures sections side by side, and vacancies, at 1440 px. */
import { expect, test } from "@playwright/test";
import { openPage } from "./browser";
import { readBuiltPages } from "./built-pages";
import { sampled } from "./sampled";
import { IS_STARTER } from "./test-site";

/** Sections side by side. Steps stay beside a form, however long it is. */
const COLUMNS = "section.sec > div:has(> .sec):not(:has(form))";
const MAX_DIFFERENCE_PX = 250;

/** None of the starter, whose texts have other lengths. */
const paths = [...readBuiltPages().keys()].filter(
  (path) => !IS_STARTER && /\/(services|solutions|products|case-study|vacancies|landingpages)\/./u.test(path),
);

for (const path of sampled(paths, 9))
  test(`columns of ${path} begin with a heading, and end at about one height @content`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const differences = await page.locator(COLUMNS).evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const rows: DOMRect[][] = [[]];
        for (const section of box.children) {
          const isWide = getComputedStyle(section).columnSpan === "all";
          if (isWide) rows.push([]);
          // A section that goes on in the second column has two boxes.
          else if (section.getClientRects().length > 1) return Infinity;
          else rows.at(-1)?.push(section.getBoundingClientRect());
        }
        return rows.map((row) => {
          const ends = [...new Set(row.map(({ left }) => left))].map((column) =>
            Math.max(...row.filter(({ left }) => left === column).map(({ bottom }) => bottom)),
          );
          return Math.max(0, ...ends) - Math.min(...ends, Infinity);
        });
      }),
    );
    expect(differences).not.toEqual([]);
    expect(Math.max(...differences)).toBeLessThanOrEqual(MAX_DIFFERENCE_PX);
  });

const vacancies = [...readBuiltPages().keys()].filter((path) => /\/vacancies\/./u.test(path));

for (const path of sampled(vacancies, 2))
  test(`${path} is no longer than four screens @content`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    expect(await page.locator("main").evaluate((main) => main.clientHeight)).toBeLessThanOrEqual(4 * 900);
  });
