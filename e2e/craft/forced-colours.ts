/** What is drawn for the eye must be drawn where a visitor has forced colours, too: grounds and shadows are gone there (quality V8). */
import type { Page } from "@playwright/test";
import type { Finding } from "../text-boxes";
import { paint, type Painting, spread } from "./pixels";
import { findGapsInLine } from "./route-line";

/** What a visitor's system may have for all pages: dark on light, or light on dark. */
export type Palette = "light" | "dark";

/** As much as what carries meaning has to stand out (WCAG 2.2, 1.4.11). */
const SEEN = 3;
/** Controls, icons with their shapes, lines, texts. */
const PARTS =
  "a[href], button, summary, label, select, textarea, svg, svg :is(path, line, polyline, polygon, rect, circle, ellipse), hr, h1, h2, h3, p, li, dt, dd, td, th";

/**
 * Puts the page into forced colours and leaves it there.
 * @returns what is seen in ordinary colours and lost there: controls, icons, texts, pieces of the route line
 */
export async function findLostInForcedColours(page: Page, colorScheme: Palette): Promise<Finding[]> {
  await page.emulateMedia({ forcedColors: null, colorScheme });
  const ordinary = seenParts(await partsOf(page), await paint(page));
  await page.emulateMedia({ forcedColors: "active", colorScheme });
  const [parts, painting] = [await partsOf(page), await paint(page)];
  const forced = seenParts(parts, painting);
  const lost = parts.filter((_part, index) => ordinary[index] && !forced[index]);
  return [
    ...lost.map((part) => ({ ...part, what: `not seen: ${part.what}` })),
    ...(await findGapsInLine(page, painting)),
  ];
}

/** What no longer is in the page's layout keeps its place in the list, with no size. */
function partsOf(page: Page): Promise<Finding[]> {
  return page.locator(PARTS).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const what = `${element.outerHTML.slice(0, 60)} ${element.textContent?.trim().slice(0, 40)}`;
      const size = isSeen && width + height > 3 ? { width: width + 2, height: height + 2 } : { width: 0, height: 0 };
      // A pixel wider, so that a line has its ground beside it.
      return { what, left: left - 1, top: top + scrollY - 1, ...size };
    }),
  );
}

const seenParts = (parts: readonly Finding[], painting: Painting): boolean[] =>
  parts.map((part) => part.width > 0 && part.top + part.height > 0 && spread(painting, part) >= SEEN);
