/** Measures the text of a page and finds overflow, clipped, spilled and overlapping text (quality V6). */
import type { Page } from "@playwright/test";

/** A fault and its box, in pixels from the page's upper left corner. */
export interface VisualFault {
  what: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export const NO_TEXT_FAULTS = { overflow: 0, clipped: [], spilled: [], overlapping: [] };

/** Finds faults in visible text, from cap height to baseline (0.7 of the font size), but not in scrolling regions. */
export function findTextFaults(page: Page, root = "body", areDrawingsLookedAt = true) {
  return page.evaluate(
    ([selector, withDrawings]) => {
      interface Line {
        element: Element;
        node: Text;
        text: string;
        left: number;
        right: number;
        top: number;
        bottom: number;
      }
      const styleOf = (element: Element) => getComputedStyle(element);
      const ancestors = function* (element: Element | null) {
        for (let each = element; each && each !== document.body; each = each.parentElement) yield each;
      };
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        ![...ancestors(element)].some((each) => /inset\(50%\)/u.test(styleOf(each).clipPath));
      const toFinding = ({ text, left, right, top, bottom }: Line, overlapped?: Line) => ({
        what: [text, ...(overlapped ? [overlapped.text] : [])].map((each) => `"${each.slice(0, 60)}"`).join(" and "),
        left,
        top: top + scrollY,
        width: right - left,
        height: bottom - top,
      });

      const lines: Line[] = [];
      const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const element = node.parentElement;
        const text = node.data.replace(/\s+/gu, " ").trim();
        if (!element || !text || !isVisible(element)) continue;
        if (element instanceof SVGElement && !withDrawings) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { fontSize, letterSpacing } = styleOf(element);
        // The font size of a drawing is in its own units, not in pixels.
        const band = element instanceof SVGElement ? Infinity : parseFloat(fontSize) * 0.35;
        // Letter spacing follows the last character, too.
        const spacing = Math.max(0, parseFloat(letterSpacing) || 0);
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          const middle = (top + bottom) / 2;
          const half = Math.min(band, (bottom - top) * 0.3);
          if (width < 1 || bottom + scrollY < 0) continue;
          lines.push({ element, node, text, left, right: right - spacing, top: middle - half, bottom: middle + half });
        }
      }

      // The page's edge crops the code of a head, which screen readers skip.
      const isDecoration = (element: Element) => element.closest("[aria-hidden='true']") !== null;
      const clipped = lines.filter(
        ({ element, left, right, top, bottom }) =>
          !isDecoration(element) &&
          [...ancestors(element)].some((each) => {
            const { overflowX, overflowY } = styleOf(each);
            const box = each.getBoundingClientRect();
            const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
            const isCutX = cuts(overflowX) && (left < box.left - 1 || right > box.right + 1);
            return isCutX || (cuts(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1));
          }),
      );

      const boxOf = (element: Element) =>
        [...ancestors(element)].find((each) => !/^(?:inline|contents|ruby)/u.test(styleOf(each).display)) ??
        document.body;
      const scrolls = (element: Element) => [...ancestors(element)].some((each) => styleOf(each).overflowX === "auto");
      const spilled = lines.filter(({ element, left, right, top, bottom }) => {
        if (element instanceof SVGElement || scrolls(element)) return false;
        const box = boxOf(element).getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
      });

      const overlapping: ReturnType<typeof toFinding>[] = [];
      lines.sort((a, b) => a.top - b.top);
      lines.forEach((upper, index) => {
        for (const lower of lines.slice(index + 1)) {
          if (lower.top >= upper.bottom - 1) break;
          const areOneWord = lower.node === upper.node && Math.abs(lower.top - upper.top) < 1;
          if (!areOneWord && lower.left < upper.right - 1 && upper.left < lower.right - 1) {
            overlapping.push(toFinding(upper, lower));
          }
        }
      });

      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        overflow: scrollWidth - clientWidth,
        clipped: clipped.map((line) => toFinding(line)),
        spilled: spilled.map((line) => toFinding(line)),
        overlapping,
      };
    },
    [root, areDrawingsLookedAt] as const,
  );
}
