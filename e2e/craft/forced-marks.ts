/** What is drawn for the eye must be drawn where a visitor has forced colours, too: grounds and shadows are gone there. */
import type { Page } from "@playwright/test";
import { type Laid, layOut, type Side } from "./laid-boxes";
import { paint, type Painting, spread } from "./pixels";
import type { Finding } from "./finding";
import { drawnShapes } from "./drawn-shapes";

/** As much as what carries meaning has to stand out (WCAG 2.2, 1.4.11). */
const SEEN = 3;
/** So many of its points a line has to be seen at: words and other lines cross it. */
const MOST = 0.6;
/** Up to this thickness a box is a line, in pixels; the edges of a larger one are. */
const LINE = 10;
/** How far from a line its ground is looked for, in pixels. */
const BESIDE = 3;
const POINTS = 8;

/** A line as points, and how far around each of them its own colour and its ground are found. */
export interface Stroke {
  points: readonly (readonly [x: number, y: number])[];
  reach: number;
}

/** Something drawn: a box or a shape of the page, and the strokes that its eye follows. */
export interface Mark extends Finding {
  strokes: readonly Stroke[];
  /** The edges of a box that they stand for. */
  sides: readonly Side[];
}

/** Marks by a key that stays while the document does, each with how many of its strokes are seen. */
type Seen = ReadonlyMap<string, { mark: Mark; seen: number }>;

/** @returns marks that are seen before and not after */
export function lostMarks(before: Seen, after: Seen): Finding[] {
  return [...before].flatMap(([key, { mark, seen }]) => {
    const rest = after.get(key);
    if (seen === 0 || (rest?.seen ?? 0) * 2 >= seen) return [];
    const { what, left, top, width, height } = rest?.mark ?? mark;
    return [{ what: `not seen: ${what}`, left, top, width, height }];
  });
}

/**
 * @param before the page as it was: the same edges of the same boxes are looked at, whoever draws a frame there now
 * @returns the marks of the page as it stands
 */
export async function seenMarks(page: Page, before?: Seen): Promise<Seen> {
  const width = page.viewportSize()?.width ?? 0;
  const boxes = [...(await layOut(page))].flatMap(([key, box]) => {
    const sides = before ? (before.get(key)?.mark.sides ?? []) : box.sides;
    return sides.length === 0 || isGround(box, width) ? [] : [[key, markOf({ ...box, sides })] as const];
  });
  const shapes = Object.entries(await drawnShapes(page));
  const painting = await paint(page);
  const isSeen = (stroke: Stroke) => shareSeen(stroke, painting) >= MOST;
  return new Map([...boxes, ...shapes].map(([key, mark]) => [key, { mark, seen: mark.strokes.filter(isSeen).length }]));
}

/** Bands from edge to edge and fields as large as half a window are grounds: nobody follows their edges. */
function isGround({ width, height }: Laid, windowWidth: number): boolean {
  return height > LINE && (width >= windowWidth || (width > windowWidth / 2 && height > 80));
}

function shareSeen({ points, reach }: Stroke, painting: Painting): number {
  const seen = points.filter(
    ([x, y]) => spread(painting, { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }) >= SEEN,
  );
  return seen.length / points.length;
}

function markOf({ what, left, top, width, height, sides }: Laid): Mark {
  const [right, bottom] = [left + width, top + height];
  const [middle, centre] = [left + width / 2, top + height / 2];
  const thickness = Math.min(width, height);
  const mark = { what, left, top, width, height, sides };
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    Array.from({ length: POINTS }, (_, index) => {
      const share = (index + 0.5) / POINTS;
      return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const;
    });
  if (thickness <= LINE) {
    const points = width > height ? line(left, centre, right, centre) : line(middle, top, middle, bottom);
    return { ...mark, strokes: [{ points, reach: thickness / 2 + BESIDE }] };
  }
  const edges = {
    top: line(left, top, right, top),
    right: line(right, top, right, bottom),
    bottom: line(left, bottom, right, bottom),
    left: line(left, top, left, bottom),
  };
  return { ...mark, strokes: sides.map((side) => ({ points: edges[side], reach: BESIDE + 1 })) };
}
