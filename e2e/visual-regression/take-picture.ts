import type { Page } from "@playwright/test";
import { setOldClock, waitForHydration } from "../browser";

/** Hides content that depends on the day (the board of departures), on dictionaries of the browser, or on the system. */
const STABLE_STYLES = `
  section:has(#departures) { display: none !important; }
  *, *::before, *::after { hyphens: manual !important; scrollbar-width: none !important; }
  @view-transition { navigation: none; }
`;

/** Takes a PNG of the whole page, once it no longer changes. */
export async function takePicture(page: Page, path: string): Promise<Buffer> {
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
