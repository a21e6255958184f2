import { guarded } from "./guard";
import { whenParsed } from "./when-parsed";

/** What src/styles/below-screen.css leaves for later. */
const LEFT = ":is(main,main>article)>section,.in-turn>*,main~footer";
const LAID_OUT = "data-laid-out";

/** What a frame may take for it: ms. On a slow phone it is one section. */
const SLICE = 8;

/**
 * Lays out what is below the screen (docs/decisions/0034-below-screen.md), section by section, as many in a frame
 * as fit, once the top is painted: no task is long, and a moment later the page is as high as it is. At once where the
 * browser is about to scroll to a place below: to a part that the address names, or back to where the visitor was.
 */
export function layOutBelow(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") return markWhole();
  whenParsed(guarded("below-screen", layOutInFrames));
}

/** Begins in the frame after the next one, which paints the top. */
export function layOutInFrames(): void {
  if ("whole" in document.documentElement.dataset) return;
  const sections = [...document.querySelectorAll(LEFT)];
  let count = 0;
  const next = guarded("below-screen", () => {
    const begin = performance.now();
    while (count < sections.length && performance.now() - begin < SLICE) {
      const section = sections[count++];
      section?.toggleAttribute(LAID_OUT, true);
      // The browser lays it out now, so that the clock knows of it.
      void section?.clientHeight;
    }
    if (count < sections.length) return void requestAnimationFrame(next);
    markWhole();
    for (const section of sections) section.removeAttribute(LAID_OUT);
  });
  requestAnimationFrame(() => requestAnimationFrame(next));
}

/** From here on the rule holds for no page. */
export const markWhole = (): void => void (document.documentElement.dataset["whole"] = "");

/** From here on it holds again: for the page that comes. */
export const leaveBelow = (): void => void delete document.documentElement.dataset["whole"];
