import type { Page } from "@playwright/test";
import type { VisualFault } from "../text-faults";
import { contrast, paintPage, type Painting } from "./pixels";

const TRANSPARENT_TEXT = `
  *, *::before, *::after, *::marker { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; }
  svg text, svg text * { fill: transparent !important; stroke: transparent !important; }
`;

/** Distance between a label of a drawing and its lines, in pixels. */
const MIN_DISTANCE = 3;

const MAX_GROUND_CONTRAST = 1.35;

/** Reads the boxes of all lines of text, from cap height to baseline. */
function readLines(page: Page): Promise<VisualFault[]> {
  return page.evaluate((distance) => {
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === "inset(50%)" || isVisuallyHidden(element.parentElement));
    const isOnFlaps = (element: Element) =>
      element.closest("p[aria-hidden]:not([lang])") ??
      /repeating-linear-gradient.*repeating-linear-gradient/u.test(getComputedStyle(element).backgroundImage);
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      const what = node.data.replace(/\s+/gu, " ").trim();
      if (!what || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // Split flaps have a hinge behind the digits of dates and of the 404 page.
      if (isVisuallyHidden(element) || isOnFlaps(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, bottom, width, height } of range.getClientRects()) {
        if (width < 2 || bottom + scrollY < 0) continue;
        const band = Math.min(height * 0.6, parseFloat(getComputedStyle(element).fontSize) * 0.7);
        const isDrawn = element instanceof SVGElement;
        const half = (isDrawn ? height * 0.6 : band) / 2;
        const middle = (top + bottom) / 2 + scrollY;
        const margin = isDrawn ? distance : 0;
        const box = { left: left - margin, width: width + 2 * margin, top: middle - half, height: 2 * half };
        found.push({ what: what.slice(0, 60), ...box });
      }
    }
    return found;
  }, MIN_DISTANCE);
}

export async function paintWithoutText(page: Page): Promise<Painting> {
  const style = await page.addStyleTag({ content: TRANSPARENT_TEXT });
  const painting = await paintPage(page);
  await style.evaluate((element: Element) => element.remove());
  return painting;
}

/** Finds lines of text with a line, a picture or an edge behind them, in a painting without text. */
export async function findTextOnLines(page: Page, at: Painting): Promise<VisualFault[]> {
  const lines = await readLines(page);
  return lines
    .filter(({ left, top, width, height }) => {
      const ground = at(left + 1, top + height / 2);
      for (let y = Math.ceil(top); y < top + height; y += 2)
        for (let x = Math.ceil(left); x < left + width - 1; x += 2)
          if (contrast(at(x, y), ground) > MAX_GROUND_CONTRAST) return true;
      return false;
    })
    .map((line) => ({ ...line, what: `on an uneven background: ${line.what}` }));
}
