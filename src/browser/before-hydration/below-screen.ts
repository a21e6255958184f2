import { guarded } from "../guard";

const LAID_OUT = "data-laid-out";
/** The elements whose layout src/styles/below-screen.css defers. */
const DEFERRED = `:is(:is(main,main>article)>section,.in-turn>*,main~footer):not([${LAID_OUT}])`;

/** The budget of a frame: one section on a slow phone. */
const SLICE_MS = 8;

/** Lays out the sections below the fold after the first paint, or all at once if the browser is about to scroll. */
export function layOutOffscreen(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") return stopDeferringLayout();
  whenParsed(layOutInSlices);
}

/** Lays out deferred sections within the budget, once the page is painted and whole (src/components/after-first-paint). */
export function layOutInSlices(): void {
  if (document.documentElement.dataset["below"] === "whole") return;
  let frame = 0;
  const next = guarded("below-screen", () => {
    const end = performance.now() + SLICE_MS;
    if (++frame < 3 || document.querySelector("[data-later]")) return void requestAnimationFrame(next);
    for (const section of document.querySelectorAll(DEFERRED)) {
      if (performance.now() > end) return void requestAnimationFrame(next);
      section.toggleAttribute(LAID_OUT, true);
      // Forces layout, so that the budget includes it.
      void section.clientHeight;
    }
    stopDeferringLayout();
  });
  requestAnimationFrame(next);
}

/** Switches the CSS rule off for the whole page. */
export const stopDeferringLayout = (): void => void (document.documentElement.dataset["below"] = "whole");

/** Switches the CSS rule on for a next page, which renders in two steps (src/components/after-first-paint) and keeps the footer. */
export function deferOffscreenLayout(): void {
  document.documentElement.dataset["below"] = "later";
  document.querySelector(`footer[${LAID_OUT}]`)?.removeAttribute(LAID_OUT);
}

/** Calls `callback` when the document is parsed, before `DOMContentLoaded`, which waits for deferred scripts. */
export function whenParsed(callback: () => void): void {
  document.addEventListener("readystatechange", callback, { once: true });
}
