/** Compares every template with its reference (quality V8). docs/quality.md explains how to accept a change. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { findTestBrowser } from "../../tools/programs.mjs";
import { setOldClock, waitForHydration } from "../browser";
import { sampled } from "../sampled";
import { type Language, pathOf } from "../test-site";
import { TEMPLATE_ROUTES } from "../routes";

/** Templates, with the vacancy of the references. */
const PAGES = { ...TEMPLATE_ROUTES, vacancy: "/career/vacancies/senior-java-developer/" };

/** The most common setting of a visitor, and its opposite. */
const LOOKS = [
  { language: "de", width: 1440, colorScheme: "light" },
  { language: "en", width: 390, colorScheme: "dark" },
] as const satisfies readonly { language: Language; width: number; colorScheme: "light" | "dark" }[];

const BROWSER = "e2e/visual-regression/references/chromium.txt";

/** Divisor of the size: a shift of 2 px is still detected, and a reference has 10 to 60 KB. */
const SCALE = 5;

/** Different versions of Chromium draw characters and break lines differently, so that only gross faults are detected. */
const SAME_VERSION = { threshold: 0.1, maxDiffPixels: 12 };
const DIFFERENT_VERSION = { threshold: 0.3, maxDiffPixelRatio: 0.35 };

/** Hides content that depends on the day (the board of departures), on dictionaries of the browser, or on the system. */
const STABLE_STYLES = `
  section:has(#departures) { display: none !important; }
  *, *::before, *::after { hyphens: manual !important; scrollbar-width: none !important; }
  @view-transition { navigation: none; }
`;

// The security policy forbids the tests' inline styles.
test.use({ bypassCSP: true });

for (const [name, route] of sampled(Object.entries(PAGES), 11))
  for (const { language, width, colorScheme } of sampled(LOOKS))
    test(`${name} looks like its reference (${language}, ${width} px, ${colorScheme})`, async ({ page, browser }, {
      config,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const picture = await takePicture(page, pathOf(language, route));
      const version = `${path.basename(findTestBrowser() ?? "")} ${browser.version().split(".")[0]}`;
      if (config.updateSnapshots !== "none") writeFileSync(BROWSER, `${version}\n`);
      const isKnown = existsSync(BROWSER) && readFileSync(BROWSER, "utf8").trim() === version;
      const tolerance = isKnown ? SAME_VERSION : DIFFERENT_VERSION;
      expect(await reduce(picture)).toMatchSnapshot(`${name}-${width}.png`, tolerance);
    });

async function reduce(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const size = [Math.round(width / SCALE), Math.round(height / SCALE)] as const;
  return sharp(png)
    .resize(...size, { fit: "fill" })
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
}

/** Takes a PNG of the whole page, once it no longer changes. */
async function takePicture(page: Page, path: string): Promise<Buffer> {
  await setOldClock(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await waitForHydration(page);
  await page.addStyleTag({ content: STABLE_STYLES });
  const areStylesLoaded = () =>
    [...document.querySelectorAll<HTMLLinkElement>("[rel='stylesheet']")].every(({ sheet }) => sheet);
  await page.waitForFunction(areStylesLoaded);
  await page.evaluate(showFonts);
  await page.evaluate(settle);
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", scale: "css", timeout: 30_000 });
}

/** Shows web fonts that loaded too late for the first paint, as on a busy machine. Runs in the page. */
function showFonts(): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "block");
    }
  }
}

/** Waits for pictures and fonts, and for React to render their effects. Runs in the page. */
async function settle(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  // A missing picture is part of the comparison.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
