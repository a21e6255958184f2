/** Nothing torn, cut, collided or left alone, at any width (quality V6); a picture of each finding is kept with the results. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "../browser";
import { readBuiltPages } from "../built-site";
import { FOLDER } from "../folder";
import { readElements } from "../html";
import { IS_WHOLE } from "../templates";
import { SETTINGS, setText } from "../text-settings";
import { describe, type Finding } from "./finding";
import { findLostInForcedColours } from "./forced-colours";
import { findFaults, findTextBreaks } from "./page-faults";
import { findCutParts, readProtectedParts } from "./protected-parts";
import { findPoorSheets } from "./sheets";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920, 2560];
const NARROW_AND_WIDE = [390, 1440];

const OTHER_TEXT = Object.entries(SETTINGS).filter(([, { fontSize, isSpaced }]) => fontSize ?? isSpaced);

/** So many pages in one test: it takes about twenty seconds. */
const SHEAF = IS_WHOLE ? 4 : 2;

const PATHS = [...readBuiltPages().keys()].sort();
const SHEAVES = PATHS.flatMap((path, index) =>
  index % SHEAF === 0 ? [[path, PATHS.slice(index, index + SHEAF)] as const] : [],
);
const PARTS = readProtectedParts();
/** Pages with a picture that is held at a place of its own where it is cropped. */
const CROPPED = PATHS.filter((address) => {
  const elements = readElements(readFileSync(path.join(FOLDER, address, "index.html"), "utf8"));
  return elements.some(({ name, attributes }) => name === "img" && / y-/u.test(attributes["class"] ?? ""));
});

// The detectors take the text away with a style of their own, which the security policy forbids.
test.use({ bypassCSP: true });

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, reducedMotion: "reduce" });
  await page.goto(address);
  await whenHydrated(page);
}

/** Fails, in the end, where something was found. */
async function expectNone(page: Page, faults: readonly Finding[], where: string): Promise<void> {
  for (const [index, { left, top, width, height }] of faults.slice(0, 5).entries()) {
    const clip = { x: Math.max(0, left - 80), y: Math.max(0, top - 80), width: width + 160, height: height + 160 };
    const file = test.info().outputPath(`${where.replaceAll(/[^\w-]+/gu, "_")}-${index + 1}.png`);
    await page.screenshot({ path: file, fullPage: true, clip, animations: "disabled" }).catch(() => undefined);
  }
  expect.soft(faults.map(describe), where).toEqual([]);
}

/** @returns all of them where everything is looked at, else every third, others from test to test. */
function some<T>(all: readonly T[], turn: number): readonly T[] {
  return IS_WHOLE ? all : all.filter((_, place) => place % 3 === turn % 3);
}

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("what is protected of a picture is in view, on whatever page @content", async ({ page }) => {
    test.slow();
    for (const [place, address] of CROPPED.entries()) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      for (const width of some(WIDTHS, place)) {
        await page.setViewportSize({ width, height: 900 });
        await expectNone(page, await findCutParts(page, PARTS), `${address} at ${width} px`);
      }
    }
  });
});

SHEAVES.forEach(([first, paths], index) => {
  test(`nothing is torn, cut, collided or left alone: from ${first}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await open(page, path);
      for (const width of some(WIDTHS, index)) {
        await setText(page, { width });
        await expectNone(page, await findFaults(page, PARTS), `${path} at ${width} px`);
      }
      for (const [name, how] of some(OTHER_TEXT, index)) {
        await setText(page, how);
        await expectNone(page, await findTextBreaks(page, how.isSpaced ?? false), `${path} with ${name}`);
      }
      await setText(page, { width: 1280 });
    }
  });

  test(`nothing is lost in forced colours: from ${first}`, async ({ page }) => {
    test.slow();
    for (const [place, path] of paths.entries()) {
      await open(page, path);
      for (const [side, width] of NARROW_AND_WIDE.entries()) {
        if (!IS_WHOLE && (side + index) % 2 === 0) continue;
        await setText(page, { width });
        const palette = (place + side) % 2 === 0 ? "light" : "dark";
        await expectNone(page, await findLostInForcedColours(page, palette), `${path} at ${width} px (${palette})`);
      }
    }
  });

  test(`sheets of paper are filled, and nothing is cut at their edges: from ${first}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await open(page, path);
      await expectNone(page, await findPoorSheets(page), `${path} on paper`);
    }
  });
});
