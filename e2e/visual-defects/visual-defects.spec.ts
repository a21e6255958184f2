/** Finds torn, clipped and overlapping content at all widths, in all modes and in print, and saves a picture of each (quality V6, V8, V14). */
import { expect, type Page, test } from "@playwright/test";
import { openPage } from "../browser";
import { readBuiltPages } from "../built-pages";
import { RUN_ALL, sampled, splitIntoBatches } from "../sampled";
import { LANGUAGES, pathOf } from "../test-site";
import { TEMPLATE_ROUTES } from "../routes";
import { type VisualFault, findTextFaults } from "../text-faults";
import { TEXT_SETTINGS, applyTextSetting } from "./text-settings";
import { findLostInForcedColours } from "./forced-colours";
import { findTextOnLines, paintWithoutText } from "./text-backgrounds";
import { findCutFocuses, readFocuses } from "./cut-focuses";
import { findGapsInLine } from "./route-line";
import { findBadSheets } from "./printed-sheets";
import { findTornWords } from "./torn-words";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920, 2560];
const NARROW_AND_WIDE = [390, 1440];

/** Pages per test, which takes about twenty seconds. */
const BATCH_SIZE = RUN_ALL ? 4 : 1;

const BUILT = readBuiltPages();
const PATHS = [...BUILT.keys()].sort();
const BATCHES = splitIntoBatches(PATHS, BATCH_SIZE);
const PARTS = readFocuses();
/** Pages with a picture that has a focus. */
const PATHS_WITH_FOCUS = PATHS.filter((path) =>
  BUILT.get(path)?.elements.some(({ name, attributes }) => name === "img" && / y-/u.test(attributes["class"] ?? "")),
);

// The security policy forbids the detectors' inline styles.
test.use({ bypassCSP: true });

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, reducedMotion: "reduce" });
  await openPage(page, path);
}

/** Expects no findings. Saves pictures of the first ones, and continues the test. */
async function expectNone(page: Page, findings: readonly VisualFault[], where: string): Promise<void> {
  for (const [index, { left, top, width, height }] of findings.slice(0, 5).entries()) {
    const clip = { x: Math.max(0, left - 80), y: Math.max(0, top - 80), width: width + 160, height: height + 160 };
    const file = test.info().outputPath(`${where.replaceAll(/[^\w-]+/gu, "_")}-${index + 1}.png`);
    await page.screenshot({ path: file, fullPage: true, clip, animations: "disabled" }).catch(() => undefined);
  }
  const lines = findings.map(({ what, left, top }) => `${what} at ${Math.round(left)}, ${Math.round(top)}`);
  expect.soft(lines, where).toEqual([]);
}

/** Finds faults of text. Large letter spacing may break words, and does not move the stations of a map. */
async function findTextBreaks(page: Page, root = "body", isSpaced = false): Promise<VisualFault[]> {
  const { overflow, ...faults } = await findTextFaults(page, root, !isSpaced);
  const found = Object.entries(faults).flatMap(([name, findings]: [string, VisualFault[]]) =>
    findings.map((finding) => ({ ...finding, what: `${name}: ${finding.what}` })),
  );
  if (overflow > 0) found.push({ what: `${overflow} px wider`, left: 0, top: 0, width: 400, height: 400 });
  return [...found, ...(isSpaced ? [] : await findTornWords(page))];
}

/** Repeats a detection with findings: content below the fold may be painted late (src/styles/below-screen.css). */
const detectTwice = async (detect: () => Promise<VisualFault[]>) => ((await detect()).length > 0 ? detect() : []);

async function findPaintedFaults(page: Page): Promise<VisualFault[]> {
  const painting = await paintWithoutText(page);
  return [...(await findGapsInLine(page, painting)), ...(await findTextOnLines(page, painting))];
}

const isTemplate = (path: string) => Object.values(TEMPLATE_ROUTES).includes(path.slice("/de".length));

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  for (const [first, paths] of sampled(splitIntoBatches(PATHS_WITH_FOCUS, 12)))
    test(`the focus of each picture is visible on pages from ${first} @content`, async ({ page }) => {
      for (const [index, path] of paths.entries()) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        for (const width of WIDTHS.filter((_, each) => each % 3 === index % 3)) {
          await page.setViewportSize({ width, height: 900 });
          await expectNone(page, await findCutFocuses(page, PARTS), `${path} at ${width} px`);
        }
      }
    });
});

sampled(BATCHES, 14).forEach(([first, paths], index) => {
  test(`pages from ${first} have no torn, clipped or overlapping content`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await open(page, path);
      for (const width of sampled(WIDTHS, index)) {
        await applyTextSetting(page, { width });
        const found = [...(await findTextBreaks(page)), ...(await findCutFocuses(page, PARTS))];
        await expectNone(
          page,
          [...found, ...(await detectTwice(() => findPaintedFaults(page)))],
          `${path} at ${width} px`,
        );
      }
      const settings = Object.entries(TEXT_SETTINGS);
      for (const [name, setting] of isTemplate(path) ? settings : sampled(settings, index)) {
        await applyTextSetting(page, setting);
        await expectNone(page, await findTextBreaks(page, "body", setting.isSpaced), `${path} with ${name}`);
      }
      await applyTextSetting(page, { width: 1280 });
    }
  });

  test(`pages from ${first} lose no control, icon, line or text in forced colours @job`, async ({ page }) => {
    test.slow();
    for (const [pathIndex, path] of paths.entries()) {
      await open(page, path);
      for (const [widthIndex, width] of sampled([...NARROW_AND_WIDE.entries()], index)) {
        await applyTextSetting(page, { width });
        const palette = (pathIndex + widthIndex) % 2 === 0 ? "light" : "dark";
        const lost = await detectTwice(() => findLostInForcedColours(page, palette));
        await expectNone(page, lost, `${path} at ${width} px (${palette})`);
      }
    }
  });

  test(`printed pages from ${first} are filled and not cut at their edges @job`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await open(page, path);
      await expectNone(page, await findBadSheets(page), `${path} in print`);
    }
  });
});

for (const language of sampled(LANGUAGES, 1)) {
  test(`an open menu is complete with any text setting and in forced colours (${language}) @job`, async ({ page }) => {
    await open(page, pathOf(language, "/"));
    const button = page.locator("header button[popovertarget]:visible").first();
    for (const [name, setting] of Object.entries(TEXT_SETTINGS)) {
      await applyTextSetting(page, setting);
      await button.click();
      await expectNone(page, await findTextBreaks(page, "header :popover-open", setting.isSpaced), name);
      await page.keyboard.press("Escape");
    }
    for (const width of NARROW_AND_WIDE) {
      await applyTextSetting(page, { width });
      await button.click();
      await expectNone(page, await findLostInForcedColours(page, "dark"), `open at ${width} px`);
      await page.keyboard.press("Escape");
    }
  });
}
