import type { Page } from "@playwright/test";
import { setOldClock, whenHydrated } from "../browser";

/** The board of departures differs from day to day. */
const HIDDEN = "section:has(#departures)";

/** Hyphens come from dictionaries that one browser has and the next has not; scroll bars are the system's. */
const STILL = `
  ${HIDDEN} { display: none !important; }
  *, *::before, *::after { hyphens: manual !important; scrollbar-width: none !important; }
  @view-transition { navigation: none; }
`;

/** @returns the whole page, once nothing on it changes any more: a PNG. */
export async function takePicture(page: Page, address: string): Promise<Buffer> {
  await setOldClock(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await whenHydrated(page);
  await page.addStyleTag({ content: STILL });
  const areStylesThere = () =>
    [...document.querySelectorAll<HTMLLinkElement>("[rel='stylesheet']")].every(({ sheet }) => sheet);
  await page.waitForFunction(areStylesThere);
  await page.evaluate(showFonts);
  await page.evaluate(settle);
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", scale: "css", timeout: 30_000 });
}

/** In the browser: a font that came too late for the first paint, on a busy machine, is in the picture all the same. */
function showFonts(): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "block");
    }
  }
}

/** In the browser: waits for pictures below the fold and fonts, and for React to show what follows from them. */
async function settle(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  // A picture that has not come is to be seen as missing.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
