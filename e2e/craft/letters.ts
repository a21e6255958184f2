import type { Page } from "@playwright/test";
import type { Finding } from "../text-boxes";
import { contrast, paint, type Painting } from "./pixels";

/** Text goes, whatever painted it; what it stands on stays. */
const WITHOUT_TEXT = `
  *, *::before, *::after, *::marker { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; }
  svg text, svg text * { fill: transparent !important; stroke: transparent !important; }
`;

/** How far words in a drawing stand from a line beside them, in pixels. */
const CLEAR = 3;

/** The lines of text on a page: the band from capitals to baseline of each. */
function linesOf(page: Page): Promise<Finding[]> {
  return page.evaluate((distance) => {
    const isForTheEar = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isForTheEar(element.parentElement));
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
      // On flaps a hinge runs behind the digits (design, 5), of dates and of the number of a missing page.
      if (isForTheEar(element) || isOnFlaps(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, bottom, width, height } of range.getClientRects()) {
        if (width < 2 || bottom + scrollY < 0) continue;
        const band = Math.min(height * 0.6, parseFloat(getComputedStyle(element).fontSize) * 0.7);
        const isDrawn = element instanceof SVGElement;
        const half = (isDrawn ? height * 0.6 : band) / 2;
        const middle = (top + bottom) / 2 + scrollY;
        // A label of a drawing keeps a distance from lines beside it.
        const clear = isDrawn ? distance : 0;
        const place = { left: left - clear, width: width + 2 * clear };
        found.push({ what: what.slice(0, 60), ...place, top: middle - half, height: 2 * half });
      }
    }
    return found;
  }, CLEAR);
}

/** @returns the page as it is painted, but for its text */
export async function paintWithoutText(page: Page): Promise<Painting> {
  const style = await page.addStyleTag({ content: WITHOUT_TEXT });
  const painting = await paint(page);
  await style.evaluate((element: Element) => element.remove());
  return painting;
}

/**
 * @param painting the page without its text
 * @returns lines of text that do not stand on one ground: there is a line, a picture or an edge behind them
 */
export async function findTextOnLines(page: Page, at: Painting): Promise<Finding[]> {
  const lines = await linesOf(page);
  return lines
    .filter(({ left, top, width, height }) => {
      const ground = at(left + 1, top + height / 2);
      for (let y = Math.ceil(top); y < top + height; y += 2)
        for (let x = Math.ceil(left); x < left + width - 1; x += 2) if (contrast(at(x, y), ground) > 1.35) return true;
      return false;
    })
    .map((line) => ({ ...line, what: `on more than one ground: ${line.what}` }));
}
