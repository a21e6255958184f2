/** The ring of the focus must be seen around every control where a visitor has forced colours, too. */
import type { Page } from "@playwright/test";
import type { Finding } from "./finding";
import { contrast, paint, type Painting } from "./pixels";

/** As much as a ring has to stand out from what was there before it (WCAG 2.2, 2.4.13). */
const SEEN = 3;
/** So much of a ring has to be seen: a neighbour or the window's edge may cover some. */
const MOST = 0.5;
const CONTROLS = "a[href], button, summary, input, select, textarea, [tabindex='0']";
const POINTS = 12;

/** @returns controls whose ring is not seen in forced colours, which are on: all of them have the focus for one picture */
export async function findLostRings(page: Page): Promise<Finding[]> {
  const before = await paint(page);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: CONTROLS });
  for (const nodeId of nodeIds)
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["focus", "focus-visible"] });
  const rings = await ringsOf(page);
  const after = await paint(page);
  await session.detach();
  return rings.filter((ring) => shareDrawn(ring, before, after) < MOST).map(({ points: _points, ...ring }) => ring);
}

interface Ring extends Finding {
  points: readonly (readonly [x: number, y: number])[];
}

function shareDrawn({ points }: Ring, before: Painting, after: Painting): number {
  const around = [-1, 0, 1];
  const isDrawn = ([x, y]: readonly [number, number]) =>
    around.some((dx) => around.some((dy) => contrast(before.at(x + dx, y + dy), after.at(x + dx, y + dy)) >= SEEN));
  return points.length === 0 ? 1 : points.filter(isDrawn).length / points.length;
}

/**
 * The middle of each outline, as points; that of a round control is round. A link that goes on in the next line has one
 * ring around all of its parts: no line is drawn between them.
 */
function ringsOf(page: Page): Promise<Ring[]> {
  return page.evaluate(
    ([selector, count]) => {
      const shownBy = (control: Element) =>
        getComputedStyle(control).outlineColor === "rgba(0, 0, 0, 0)"
          ? (control.closest("li, article") ?? control)
          : control;
      const isForTheEar = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isForTheEar(element.parentElement));
      const squarePoints = (left: number, right: number, top: number, bottom: number) =>
        Array.from({ length: count }, (_, index) => {
          const share = (index + 0.5) / count;
          const [x, y] = [left + (right - left) * share, top + (bottom - top) * share];
          return [
            [x, top],
            [x, bottom],
            [left, y],
            [right, y],
          ] as const;
        }).flat();
      const roundPoints = (left: number, right: number, top: number, bottom: number) =>
        Array.from({ length: 4 * count }, (_, index) => {
          const angle = ((index + 0.5) / (4 * count)) * 2 * Math.PI;
          const [x, y] = [(right - left) / 2, (bottom - top) / 2];
          return [left + x + x * Math.cos(angle), top + y + y * Math.sin(angle)] as const;
        });
      return [...document.querySelectorAll(selector)].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || isForTheEar(control)) return [];
        const element = shownBy(control);
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
        const isRound = getComputedStyle(element).borderRadius === "50%";
        const boxes = [...element.getClientRects()];
        return boxes.flatMap((box) => {
          if (box.width < 2 || box.height < 2 || box.bottom + scrollY < 0) return [];
          const [left, right, top, bottom] = [box.left - reach, box.right + reach, box.top - reach, box.bottom + reach];
          const points = isRound ? roundPoints(left, right, top, bottom) : squarePoints(left, right, top, bottom);
          const what = `ring not seen in forced colours: "${control.textContent?.trim().slice(0, 40)}"`;
          const isWithin = (other: DOMRect, x: number, y: number) =>
            x > other.left - reach && x < other.right + reach && y > other.top - reach && y < other.bottom + reach;
          const free = points.filter(([x, y]) => !boxes.some((other) => other !== box && isWithin(other, x, y)));
          const paged = free.map(([x, y]) => [x, y + scrollY] as const);
          return [
            { what, left: box.left, top: box.top + scrollY, width: box.width, height: box.height, points: paged },
          ];
        });
      });
    },
    [CONTROLS, POINTS] as const,
  );
}
