import { guarded } from "../guard";
import { whenParsed } from "./when-parsed";

const LAID_OUT = "data-laid-out";
/** The parts whose layout src/styles/below-screen.css defers. */
const DEFERRED = `:is(:is(main,main>article)>section,.in-turn>*,main~footer):not([${LAID_OUT}])`;

/** The budget of a frame, in ms: one section on a slow phone. */
const SLICE = 8;

/**
 * Lays out what is below the screen after the first paint, in frames without a long task
 * (docs/decisions/0034-below-screen.md). Immediately where the browser is about to scroll: to a hash, or after a reload
 * or the back button.
 */
export function layOutOffscreen(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") return stopDeferringLayout();
  whenParsed(layOutInSlices);
}

/** Leaves two frames to the top: its paint and its effects. Waits for the rest of the page (src/templates/parts/page.tsx). */
export function layOutInSlices(): void {
  if (document.documentElement.dataset["below"] === "whole") return;
  let frame = 0;
  const next = guarded("below-screen", () => {
    const end = performance.now() + SLICE;
    if (++frame < 3 || document.querySelector("[data-later]")) return void requestAnimationFrame(next);
    for (const section of document.querySelectorAll(DEFERRED)) {
      if (performance.now() > end) return void requestAnimationFrame(next);
      section.toggleAttribute(LAID_OUT, true);
      // Forces layout, so that the clock includes it.
      void section.clientHeight;
    }
    stopDeferringLayout();
  });
  requestAnimationFrame(next);
}

/** Switches the style rule off. */
export const stopDeferringLayout = (): void => void (document.documentElement.dataset["below"] = "whole");

/** Switches it on for a next page, parts of which come later (src/templates/parts/page.tsx). The footer is all that stays. */
export function deferOffscreenLayout(): void {
  document.documentElement.dataset["below"] = "later";
  document.querySelector(`footer[${LAID_OUT}]`)?.removeAttribute(LAID_OUT);
}
