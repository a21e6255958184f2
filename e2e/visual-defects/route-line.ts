import type { Page } from "@playwright/test";
import type { VisualFault } from "../text-faults";
import { contrast, type Painting } from "./pixels";

/** WCAG 2.2, 1.4.11. */
const MIN_CONTRAST = 3;
/** Height of a visible gap, in pixels. */
const MIN_GAP = 3;

/** Finds gaps in the route line of a page: rows of pixels without contrast to the background. */
export async function findGapsInLine(page: Page, at: Painting): Promise<VisualFault[]> {
  const line = await readLine(page);
  if (!line) return [];
  const { middle, width, radius, from, to } = line;
  const backgrounds = [middle - radius - 4, middle + radius + 4];
  const isVisible = (y: number) => {
    const reach = Math.ceil(radius);
    const row = Array.from({ length: 2 * reach + 1 }, (_, index) => at(middle - reach + index, y));
    return row.some((pixel) => backgrounds.some((x) => contrast(pixel, at(x, y)) >= MIN_CONTRAST));
  };
  const gaps: { top: number; height: number }[] = [];
  for (let y = Math.ceil(from) + 1; y < to - 1; y += 1) {
    if (isVisible(y)) continue;
    const last = gaps.at(-1);
    if (last && last.top + last.height === y) last.height += 1;
    else gaps.push({ top: y, height: 1 });
  }
  return gaps
    .filter(({ height }) => height >= MIN_GAP)
    .map(({ top, height }) => ({
      what: `no line for ${height} px`,
      left: middle - width,
      top,
      width: 2 * width,
      height,
    }));
}

/** Reads the expected geometry of the line. `radius` is that of a station (src/styles/tokens.css). */
function readLine(page: Page) {
  return page.evaluate(() => {
    // An open menu covers the line.
    if (document.querySelector(":popover-open")) return undefined;
    const sections = [...document.querySelectorAll("main .sec, main .on-line")];
    const [first] = sections;
    if (!first) return undefined;
    const style = getComputedStyle(first, "::before");
    const width = parseFloat(style.width);
    const start = parseFloat(style.left) + parseFloat(style.marginLeft);
    const middle = first.getBoundingClientRect().left + start + width / 2;
    const boxes = sections.map((section) => section.getBoundingClientRect());
    // The line begins below the header, on the home page at its first section.
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const isFromTop = document.querySelector("main")?.firstElementChild?.matches(".on-line, .sec");
    const from = (isFromTop ? header : Math.min(...boxes.map(({ top }) => top))) + scrollY;
    // The line ends where the station docks.
    const last = document.querySelector(":is(main, main > article) > .sec:last-child");
    const rest = last ? parseFloat(getComputedStyle(last, "::before").bottom) : 0;
    const to = Math.max(...boxes.map(({ bottom }) => bottom)) + scrollY - rest;
    return { middle, width, radius: 2.25 * width, from, to };
  });
}
