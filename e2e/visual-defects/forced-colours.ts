/** Finds elements that forced colours, which drop backgrounds and shadows, make invisible (quality V8). */
import type { Page } from "@playwright/test";
import type { VisualFault } from "../text-faults";
import { paintPage, type Painting, maxContrast } from "./pixels";
import { findGapsInLine } from "./route-line";

type Palette = "light" | "dark";

/** WCAG 2.2, 1.4.11. */
const MIN_CONTRAST = 3;
const ELEMENTS =
  "a[href], button, summary, label, select, textarea, svg, svg :is(path, line, polyline, polygon, rect, circle, ellipse), hr, h1, h2, h3, p, li, dt, dd, td, th";

/** Finds elements and pieces of the route line that are visible in ordinary colours only. */
export async function findLostInForcedColours(page: Page, colorScheme: Palette): Promise<VisualFault[]> {
  await page.emulateMedia({ forcedColors: null, colorScheme });
  const isSeenBefore = areVisible(await readElements(page), await paintPage(page));
  await page.emulateMedia({ forcedColors: "active", colorScheme });
  const [elements, painting] = [await readElements(page), await paintPage(page)];
  const isSeen = areVisible(elements, painting);
  const lost = elements.filter((_element, index) => isSeenBefore[index] && !isSeen[index]);
  return [
    ...lost.map((element) => ({ ...element, what: `invisible: ${element.what}` })),
    ...(await findGapsInLine(page, painting)),
  ];
}

/** Reads the boxes of all elements. Elements without layout get no size, so that indexes stay the same. */
function readElements(page: Page): Promise<VisualFault[]> {
  return page.locator(ELEMENTS).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const what = `${element.outerHTML.slice(0, 60)} ${element.textContent?.trim().slice(0, 40)}`;
      const size = isShown && width + height > 3 ? { width: width + 2, height: height + 2 } : { width: 0, height: 0 };
      // A pixel larger on all sides, so that a line is measured against its background.
      return { what, left: left - 1, top: top + scrollY - 1, ...size };
    }),
  );
}

const areVisible = (elements: readonly VisualFault[], painting: Painting): boolean[] =>
  elements.map((box) => box.width > 0 && box.top + box.height > 0 && maxContrast(painting, box) >= MIN_CONTRAST);
