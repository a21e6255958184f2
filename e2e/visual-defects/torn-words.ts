import type { Page } from "@playwright/test";
import type { VisualFault } from "../text-faults";

/** Finds words that break across lines without a hyphen, soft hyphen or dash. */
export function findTornWords(page: Page): Promise<VisualFault[]> {
  return page.evaluate(() => {
    const breakOpportunity = /[\u00ad\u200b\u2010\-–—/]$/u;
    const readRects = (node: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };
    /** Finds the indexes of characters that begin a new line. */
    const findBreaks = (node: Text, start: number, word: string) =>
      word.split("").flatMap((_, index) => {
        // The character after a soft hyphen has the hyphen's box first, then its own.
        const before = readRects(node, start + index, start + index + 1).at(-1);
        const after =
          index + 1 < word.length ? readRects(node, start + index + 1, start + index + 2).at(-1) : undefined;
        return before && after && after.top > before.top + before.height / 2 ? [index + 1] : [];
      });
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === "inset(50%)" || isVisuallyHidden(element.parentElement));
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("pre")) continue;
      if (isVisuallyHidden(element)) continue;
      for (const { 0: word, index: start } of node.data.matchAll(/[^\s\u00a0]{2,}/gu)) {
        const rects = readRects(node, start, start + word.length);
        const [first] = rects;
        if (!first || new Set(rects.map(({ top }) => Math.round(top))).size < 2) continue;
        const torn = findBreaks(node, start, word).filter((index) => !breakOpportunity.test(word.slice(0, index)));
        if (torn.length === 0) continue;
        const pieces = [0, ...torn].map((from, index) => word.slice(from, torn[index]));
        const { left, top, width } = first;
        const height = (rects.at(-1)?.bottom ?? first.bottom) - top;
        found.push({ what: `torn: ${pieces.join("|")}`, left, top: top + scrollY, width, height });
      }
    }
    return found;
  });
}
