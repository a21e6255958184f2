/** Nothing torn, cut or collided, at any width, in any mode, on paper (quality V6, V8, V14); a picture of each finding is kept. */
import { expect, type Page, test } from "@playwright/test";
import { openPage } from "../browser";
import { readBuiltPages } from "../built-site";
import { IS_WHOLE, sampled, sheaves } from "../sampled";
import { LANGUAGES, pathOf } from "../site";
import { TEMPLATES } from "../routes";
import { type Finding, findTextFaults } from "../text-boxes";
import { SETTINGS, setText } from "../text-settings";
import { findLostInForcedColours } from "./forced-colours";
import { findTextOnLines, paintWithoutText } from "./letters";
import { findCutParts, readProtectedParts } from "./protected-parts";
import { findGapsInLine } from "./route-line";
import { findPoorSheets } from "./sheets";
import { findTornWords } from "./torn-words";

const WIDTHS = [320, 390, 768, 1024, 1440, 1920, 2560];
const NARROW_AND_WIDE = [390, 1440];

/** So many pages in one test: it takes about twenty seconds. */
const SHEAF = IS_WHOLE ? 4 : 2;

const BUILT = readBuiltPages();
const PATHS = [...BUILT.keys()].sort();
const SHEAVES = sheaves(PATHS, SHEAF);
const PARTS = readProtectedParts();
/** Pages with a picture that is held at a place of its own where it is cropped. */
const CROPPED = PATHS.filter((address) =>
  BUILT.get(address)?.elements.some(({ name, attributes }) => name === "img" && / y-/u.test(attributes["class"] ?? "")),
);

// The detectors take the text away with a style of their own, which the security policy forbids.
test.use({ bypassCSP: true });

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, reducedMotion: "reduce" });
  await openPage(page, address);
}

/** Fails, in the end, where something was found. */
async function expectNone(page: Page, faults: readonly Finding[], where: string): Promise<void> {
  for (const [index, { left, top, width, height }] of faults.slice(0, 5).entries()) {
    const clip = { x: Math.max(0, left - 80), y: Math.max(0, top - 80), width: width + 160, height: height + 160 };
    const file = test.info().outputPath(`${where.replaceAll(/[^\w-]+/gu, "_")}-${index + 1}.png`);
    await page.screenshot({ path: file, fullPage: true, clip, animations: "disabled" }).catch(() => undefined);
  }
  const told = faults.map(({ what, left, top }) => `${what} at ${Math.round(left)}, ${Math.round(top)}`);
  expect.soft(told, where).toEqual([]);
}

/**
 * @param isSpaced whether letters stand far apart: long words may go on in the next line then, and a map's stations, which
 *   its text alternative has, stay where they are. @returns what is torn, cut off or collided
 */
async function findTextBreaks(page: Page, root = "body", isSpaced = false): Promise<Finding[]> {
  const { overflow, ...faults } = await findTextFaults(page, root, !isSpaced);
  const named = Object.entries(faults).flatMap(([name, findings]: [string, Finding[]]) =>
    findings.map((finding) => ({ ...finding, what: `${name}: ${finding.what}` })),
  );
  if (overflow > 0) named.push({ what: `${overflow} px wider`, left: 0, top: 0, width: 400, height: 400 });
  return [...named, ...(isSpaced ? [] : await findTornWords(page))];
}

/** What lies below the window may be painted a moment later (src/styles/below-screen.css): a second picture decides. */
const lookTwice = async (look: () => Promise<Finding[]>) => ((await look()).length > 0 ? look() : []);

async function findPaintedFaults(page: Page): Promise<Finding[]> {
  const painting = await paintWithoutText(page);
  return [...(await findGapsInLine(page, painting)), ...(await findTextOnLines(page, painting))];
}

/** With each setting for all text every template is looked at, and every page where everything is. */
const isTemplate = (address: string) => Object.values(TEMPLATES).includes(address.slice("/de".length));

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  for (const third of [0, 1, 2])
    test(`what is protected of a picture is in view, on every third page (${third}) @content`, async ({ page }) => {
      test.slow();
      for (const address of CROPPED.filter((_, place) => place % 3 === third)) {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        for (const width of WIDTHS.filter((_, index) => index % 3 === third)) {
          await page.setViewportSize({ width, height: 900 });
          await expectNone(page, await findCutParts(page, PARTS), `${address} at ${width} px`);
        }
      }
    });
});

sampled(SHEAVES, 7).forEach(([first, paths], index) => {
  test(`nothing is torn, cut or collided: from ${first}`, async ({ page }) => {
    test.slow();
    for (const address of paths) {
      await open(page, address);
      for (const width of sampled(WIDTHS, index)) {
        await setText(page, { width });
        const found = [...(await findTextBreaks(page)), ...(await findCutParts(page, PARTS))];
        await expectNone(
          page,
          [...found, ...(await lookTwice(() => findPaintedFaults(page)))],
          `${address} at ${width} px`,
        );
      }
      const settings = Object.entries(SETTINGS);
      for (const [name, how] of isTemplate(address) ? settings : sampled(settings, index)) {
        await setText(page, how);
        await expectNone(page, await findTextBreaks(page, "body", how.isSpaced), `${address} with ${name}`);
      }
      await setText(page, { width: 1280 });
    }
  });

  test(`nothing is lost in forced colours: from ${first} @job`, async ({ page }) => {
    test.slow();
    for (const [place, address] of paths.entries()) {
      await open(page, address);
      for (const [side, width] of sampled([...NARROW_AND_WIDE.entries()], index)) {
        await setText(page, { width });
        const palette = (place + side) % 2 === 0 ? "light" : "dark";
        const lost = await lookTwice(() => findLostInForcedColours(page, palette));
        await expectNone(page, lost, `${address} at ${width} px (${palette})`);
      }
    }
  });

  test(`sheets of paper are filled, and nothing is cut at their edges: from ${first} @job`, async ({ page }) => {
    test.slow();
    for (const address of paths) {
      await open(page, address);
      await expectNone(page, await findPoorSheets(page), `${address} on paper`);
    }
  });
});

for (const language of sampled(LANGUAGES, 1)) {
  test(`an open menu is whole with every setting, and seen in forced colours (${language}) @job`, async ({ page }) => {
    await open(page, pathOf(language, "/"));
    const button = page.locator("header button[popovertarget]:visible").first();
    for (const [name, how] of Object.entries(SETTINGS)) {
      await setText(page, how);
      await button.click();
      await expectNone(page, await findTextBreaks(page, "header :popover-open", how.isSpaced), name);
      await page.keyboard.press("Escape");
    }
    for (const width of NARROW_AND_WIDE) {
      await setText(page, { width });
      await button.click();
      await expectNone(page, await findLostInForcedColours(page, "dark"), `open at ${width} px`);
      await page.keyboard.press("Escape");
    }
  });
}
