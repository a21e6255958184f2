import { connection } from "./connection";

/** The element with the link of the font that comes first, for browsers without scripts (gatsby/html/document.tsx). */
export const FIRST_FONT_ID = "first-font";

/** So long Chromium holds the first paint back for a font that a document's head asks for: ms. */
const LONGEST = 100;

/**
 * The body asks for the font, for which no browser waits (docs/decisions/0032-fonts.md). Where the line is fast enough for it to come in
 * time the head asks for it as well, and the page is first painted in the brand's face. Where it is not, Chromium would wait
 * in vain, and paint the page in the fallback's face a tenth of a second later.
 */
export function waitForFont(): void {
  const { rtt = 0 } = connection();
  if (rtt > LONGEST) return;
  const unscripted = document.getElementById(FIRST_FONT_ID);
  // Where scripts run, what stands in `noscript` is text.
  unscripted?.insertAdjacentHTML("afterend", unscripted.textContent);
}
