/** Nothing torn, cut, collided or left alone, at any width (quality V6); a picture of each finding is kept with the results. */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "../browser";
import { readBuiltPages } from "../built-site";
import { IS_WHOLE } from "../templates";
import { describe, type Finding } from "./finding";
import { findFaults } from "./page-faults";
import { findPoorSheets } from "./sheets";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920, 2560];

/** So many pages in one test: it takes about twenty seconds. */
const SHEAF = IS_WHOLE ? 4 : 2;

const PATHS = [...readBuiltPages().keys()].sort();
const SHEAVES = PATHS.flatMap((path, index) =>
  index % SHEAF === 0 ? [[path, PATHS.slice(index, index + SHEAF)] as const] : [],
);

// The detectors take the text away with a style of their own, which the security policy forbids.
test.use({ bypassCSP: true });

async function keepPicture(page: Page, { left, top, width, height }: Finding, name: string): Promise<void> {
  const clip = { x: Math.max(0, left - 80), y: Math.max(0, top - 80), width: width + 160, height: height + 160 };
  const path = test.info().outputPath(name);
  await page.screenshot({ path, fullPage: true, clip, animations: "disabled" }).catch(() => undefined);
}

async function findingsAt(page: Page, path: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => document.fonts.ready);
  const faults = await findFaults(page);
  for (const [index, fault] of faults.slice(0, 5).entries()) {
    await keepPicture(page, fault, `${path.replaceAll("/", "_")}${width}-${index + 1}.png`);
  }
  return faults.map(describe);
}

SHEAVES.forEach(([first, paths], index) => {
  test(`nothing is torn, cut, collided or left alone: from ${first}`, async ({ page }) => {
    test.slow();
    const widths = IS_WHOLE ? WIDTHS : WIDTHS.filter((_, place) => place % 3 === index % 3);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of paths) {
      await page.goto(path);
      await whenHydrated(page);
      for (const width of widths)
        expect.soft(await findingsAt(page, path, width), `${path} at ${width} px`).toEqual([]);
    }
  });

  test(`sheets of paper are filled, and nothing is cut at their edges: from ${first}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await whenHydrated(page);
      const sheets = await findPoorSheets(page);
      for (const [number, sheet] of sheets.entries()) {
        await keepPicture(page, sheet, `${path.replaceAll("/", "_")}sheet-${number + 1}.png`);
      }
      expect.soft(sheets.map(describe), path).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
});
