import { guarded } from "./guard";
import { whenParsed } from "./when-parsed";

/** The parts whose layout src/styles/below-screen.css defers. */
const LEFT = ":is(main,main>article)>section,.in-turn>*,main~footer";
const LAID_OUT = "data-laid-out";

/** The budget of a frame, in ms: one section on a slow phone. */
const SLICE = 8;

/**
 * Lays out what is below the screen after the first paint, in frames without a long task
 * (docs/decisions/0034-below-screen.md). Immediately where the browser is about to scroll: to a hash, or after a reload
 * or the back button.
 */
export function layOutBelow(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") return markWhole();
  whenParsed(guarded("below-screen", layOutInFrames));
}

/** Leaves two frames to the top: its paint, and what follows from it. */
export function layOutInFrames(): void {
  if ("whole" in document.documentElement.dataset) return;
  const sections = [...document.querySelectorAll(LEFT)];
  let count = -2;
  const next = guarded("below-screen", () => {
    const end = performance.now() + SLICE;
    do {
      const section = sections[count++];
      section?.toggleAttribute(LAID_OUT, true);
      // Forces layout, so that the clock includes it.
      void section?.clientHeight;
    } while (count > 0 && count < sections.length && performance.now() < end);
    if (count < sections.length) return void requestAnimationFrame(next);
    markWhole();
    for (const section of sections) section.removeAttribute(LAID_OUT);
  });
  requestAnimationFrame(next);
}

/** Switches the style rule off. */
export const markWhole = (): void => void (document.documentElement.dataset["whole"] = "");

/** Switches it on for the next page. */
export const leaveBelow = (): void => void delete document.documentElement.dataset["whole"];
