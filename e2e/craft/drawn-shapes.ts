import type { Page } from "@playwright/test";
import type { Mark } from "./forced-marks";

/** @returns the shapes of drawings inside the page, each as its outline, by their place in the document */
export function drawnShapes(page: Page): Promise<Record<string, Mark>> {
  return page.evaluate(() => {
    const shapes = [
      ...document.querySelectorAll<SVGGeometryElement>("svg :is(path, line, polyline, polygon, rect, circle, ellipse)"),
    ];
    const entries = shapes.flatMap((shape, index) => {
      const matrix = shape.getScreenCTM();
      const { stroke, strokeWidth, fill } = getComputedStyle(shape);
      const isDrawn = shape.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (
        !matrix ||
        !isDrawn ||
        shape.closest("defs, clipPath, mask, symbol") ||
        (stroke === "none" && fill === "none")
      )
        return [];
      const { left, top, width, height } = shape.getBoundingClientRect();
      if (width + height < 4) return [];
      const length = shape.getTotalLength();
      const scale = Math.hypot(matrix.a, matrix.b);
      const points = Array.from({ length: 16 }, (_, at) => {
        const { x, y } = shape.getPointAtLength((length * (at + 0.5)) / 16).matrixTransform(matrix);
        return [x, y + scrollY] as const;
      });
      const reach = (stroke === "none" ? 0 : (parseFloat(strokeWidth) * scale) / 2) + 3;
      const what = `${shape.tagName} in ${shape.closest("svg")?.parentElement?.outerHTML.slice(0, 60)}`;
      return [
        [
          `shape ${index}`,
          { what, left, top: top + scrollY, width, height, strokes: [{ points, reach }], sides: [] },
        ] as const,
      ];
    });
    return Object.fromEntries(entries);
  });
}
