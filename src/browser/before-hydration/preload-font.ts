/** The id of the `noscript` with the preload link of the first font (gatsby/html/document.tsx). */
export const FIRST_FONT_ID = "first-font";

/** The most by which Chromium delays the first paint for a font that the head preloads. */
const MAX_RTT_MS = 100;

/** Preloads the font in the head on a fast connection, for the first paint (docs/decisions/0032-fonts.md). */
export function preloadFontInHead(): void {
  // Chromium's estimate in ms (WICG, Network Information API), undefined in Firefox and Safari.
  const { rtt = 0 } = (navigator as { connection?: { rtt?: number } }).connection ?? {};
  if (rtt > MAX_RTT_MS) return;
  const noscript = document.getElementById(FIRST_FONT_ID);
  // If scripting is enabled, the content of `noscript` is text.
  noscript?.insertAdjacentHTML("afterend", noscript.textContent);
}

/** The time after which fallback faces stay, in ms. */
const LATE_MS = 2500;

/** The custom properties with stacks of fonts (src/styles/tokens.css). */
const STACKS = ["--f-text", "--f-code"];

/** Keeps the fallback faces of fonts that are late, so that no line moves while someone reads (quality V11). */
export function dropLateFonts(): void {
  setTimeout(() => {
    // WebKit calls a face that it has stopped waiting for an error, and shows it if it loads.
    for (const { family, status } of document.fonts) if (/loading|error/u.test(status)) removeFromStacks(family);
  }, LATE_MS);
}

function removeFromStacks(family: string): void {
  const root = document.documentElement;
  const name = new RegExp(`"?${family.replaceAll('"', "")}"?,`, "u");
  for (const stack of STACKS)
    root.style.setProperty(stack, getComputedStyle(root).getPropertyValue(stack).replace(name, ""));
}
