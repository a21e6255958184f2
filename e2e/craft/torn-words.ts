import type { Page } from "@playwright/test";
import type { Finding } from "../text-boxes";

/** @returns words that go on in the next line without a hyphen, a soft one or a dash where they part */
export function findTornWords(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const mayPart = /[\u00ad\u200b\u2010\-–—/]$/u;
    const rectOf = (node: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };
    /** Where a word goes on below: the place of the first letter there. */
    const breaksOf = (node: Text, start: number, word: string) =>
      word.split("").flatMap((_, at) => {
        // A letter after a soft hyphen has the hyphen's place first, then its own.
        const before = rectOf(node, start + at, start + at + 1).at(-1);
        const after = at + 1 < word.length ? rectOf(node, start + at + 1, start + at + 2).at(-1) : undefined;
        return before && after && after.top > before.top + before.height / 2 ? [at + 1] : [];
      });
    const isForTheEar = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isForTheEar(element.parentElement));
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("pre")) continue;
      if (isForTheEar(element)) continue;
      for (const { 0: word, index: start } of node.data.matchAll(/[^\s\u00a0]{2,}/gu)) {
        const rects = rectOf(node, start, start + word.length);
        const [first] = rects;
        if (!first || new Set(rects.map(({ top }) => Math.round(top))).size < 2) continue;
        const torn = breaksOf(node, start, word).filter((index) => !mayPart.test(word.slice(0, index)));
        if (torn.length === 0) continue;
        const parts = [0, ...torn].map((from, place) => word.slice(from, torn[place]));
        const { left, top, width } = first;
        const height = (rects.at(-1)?.bottom ?? first.bottom) - top;
        found.push({ what: `torn: ${parts.join("|")}`, left, top: top + scrollY, width, height });
      }
    }
    return found;
  });
}
