/** The element with the link of the font that comes first, for browsers without scripts (gatsby/html/document.tsx). */
export const FIRST_FONT_ID = "first-font";

/** Chromium delays the first paint by as much for a font that the head preloads, in ms. */
const MAX_RTT_MS = 100;

/**
 * The body preloads the font without blocking the first paint (docs/decisions/0032-fonts.md). On a fast connection the
 * head preloads it too, so that the first paint has it; on a slow one that would only delay a paint in the fallback
 * font.
 */
export function preloadFontInHead(): void {
  // Chromium's estimate, in ms (WICG, Network Information API); other browsers have none.
  const { rtt = 0 } = (navigator as { connection?: { rtt?: number } }).connection ?? {};
  if (rtt > MAX_RTT_MS) return;
  const unscripted = document.getElementById(FIRST_FONT_ID);
  // With scripting enabled, the content of `noscript` is text.
  unscripted?.insertAdjacentHTML("afterend", unscripted.textContent);
}
