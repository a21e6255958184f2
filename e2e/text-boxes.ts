/** Where the letters of a page stand, and what is wrong with it (quality V6). */
import type { Page } from "@playwright/test";

/** What a detector says of a page: what is wrong, and where, so that a picture of it can be taken. */
export interface Finding {
  what: string;
  /** In pixels from the page's upper left corner. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export const NO_TEXT_FAULTS = { overflow: 0, clipped: [], spilled: [], overlapping: [] };

/**
 * What matters of a box is the band from capitals to baseline, about 0.7 of the font size. Not looked at: what is not
 * rendered, hidden for the eye (`.vh`), or outside of the page (the skip link). A region that scrolls holds wider text.
 */
export function findTextFaults(page: Page, root = "body", areDrawingsLookedAt = true) {
  return page.evaluate(
    ([selector, withDrawings]) => {
      interface Letters {
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
      const isForTheEye = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        ![...ancestors(element)].some((each) => /inset\(50%\)/u.test(styleOf(each).clipPath));
      const found = ({ text, left, right, top, bottom }: Letters, other?: Letters) => ({
        what: [text, ...(other ? [other.text] : [])].map((words) => `"${words.slice(0, 60)}"`).join(" and "),
        left,
        top: top + scrollY,
        width: right - left,
        height: bottom - top,
      });

      const letters: Letters[] = [];
      const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const element = node.parentElement;
        const text = node.data.replace(/\s+/gu, " ").trim();
        if (!element || !text || !isForTheEye(element)) continue;
        if (element instanceof SVGElement && !withDrawings) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { fontSize, letterSpacing } = styleOf(element);
        // In a drawing the font size counts units of the drawing, not pixels.
        const band = element instanceof SVGElement ? Infinity : parseFloat(fontSize) * 0.35;
        // Spacing comes after every letter, the last one too; what is taken away is of its blank side.
        const spacing = Math.max(0, parseFloat(letterSpacing) || 0);
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          const middle = (top + bottom) / 2;
          const half = Math.min(band, (bottom - top) * 0.3);
          if (width < 1 || bottom + scrollY < 0) continue;
          letters.push({
            element,
            node,
            text,
            left,
            right: right - spacing,
            top: middle - half,
            bottom: middle + half,
          });
        }
      }

      // What a box cuts off that neither shows nor scrolls what is larger than itself.
      const clipped = letters.filter(({ element, left, right, top, bottom }) =>
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
      // What leaves the box that it belongs to.
      const spilled = letters.filter(({ element, left, right, top, bottom }) => {
        if (element instanceof SVGElement || scrolls(element)) return false;
        const box = boxOf(element).getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
      });

      const overlapping: ReturnType<typeof found>[] = [];
      letters.sort((a, b) => a.top - b.top);
      letters.forEach((upper, index) => {
        for (const lower of letters.slice(index + 1)) {
          if (lower.top >= upper.bottom - 1) break;
          const areOneWord = lower.node === upper.node && Math.abs(lower.top - upper.top) < 1;
          if (!areOneWord && lower.left < upper.right - 1 && upper.left < lower.right - 1) {
            overlapping.push(found(upper, lower));
          }
        }
      });

      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        overflow: scrollWidth - clientWidth,
        clipped: clipped.map((each) => found(each)),
        spilled: spilled.map((each) => found(each)),
        overlapping,
      };
    },
    [root, areDrawingsLookedAt] as const,
  );
}
