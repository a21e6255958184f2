import type { Page } from "@playwright/test";
import type { Finding } from "../text-boxes";
import { contrast, type Painting } from "./pixels";

/** As much as a line that carries meaning has to stand out (WCAG 2.2, 1.4.11). */
const SEEN = 3;
/** A gap that an eye sees, in pixels. */
const GAP = 3;

/** @returns rows of pixels in which the line of the page does not stand out from its ground */
export async function findGapsInLine(page: Page, at: Painting): Promise<Finding[]> {
  const course = await courseOf(page);
  if (!course) return [];
  const { middle, width, radius, from, to } = course;
  const grounds = [middle - radius - 4, middle + radius + 4];
  const isSeen = (y: number) => {
    const reach = Math.ceil(radius);
    const across = Array.from({ length: 2 * reach + 1 }, (_, index) => at(middle - reach + index, y));
    return across.some((pixel) => grounds.some((x) => contrast(pixel, at(x, y)) >= SEEN));
  };
  const gaps: { top: number; height: number }[] = [];
  for (let y = Math.ceil(from) + 1; y < to - 1; y += 1) {
    if (isSeen(y)) continue;
    const last = gaps.at(-1);
    if (last && last.top + last.height === y) last.height += 1;
    else gaps.push({ top: y, height: 1 });
  }
  return gaps
    .filter(({ height }) => height >= GAP)
    .map(({ top, height }) => ({
      what: `no line for ${height} px`,
      left: middle - width,
      top,
      width: 2 * width,
      height,
    }));
}

/** Where the line is to be: its middle, its width, how far a station reaches (src/styles/tokens.css), from where to where. */
function courseOf(page: Page) {
  return page.evaluate(() => {
    // An open menu lies over it.
    if (document.querySelector(":popover-open")) return undefined;
    const sections = [...document.querySelectorAll("main .sec, main .on-line")];
    const [first] = sections;
    if (!first) return undefined;
    const line = getComputedStyle(first, "::before");
    const width = parseFloat(line.width);
    const middle = first.getBoundingClientRect().left + parseFloat(line.left) + parseFloat(line.marginLeft) + width / 2;
    const boxes = sections.map((section) => section.getBoundingClientRect());
    // The home page's sign has a bundle of its own; everywhere else the line begins below the header.
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const isFromTop = document.querySelector("main")?.firstElementChild?.matches(".on-line, .sec");
    const from = (isFromTop ? header : Math.min(...boxes.map(({ top }) => top))) + scrollY;
    // A page without closing band ends its line with a buffer stop, some way above its end.
    const last = document.querySelector(".sec--last:last-child");
    const rest = last ? parseFloat(getComputedStyle(last, "::before").bottom) : 0;
    const to = Math.max(...boxes.map(({ bottom }) => bottom)) + scrollY - rest;
    return { middle, width, radius: 2.25 * width, from, to };
  });
}
