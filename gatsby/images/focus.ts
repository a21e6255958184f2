import type { PictureField } from "../../src/model/views/card";

/** Per cent. Each step has a class (src/components/picture/picture.module.css). */
const STEP = 25;

/**
 * Computes the crop position that keeps the focus visible. A crop contains the interval from a to b, if it is at least as
 * long and a / (1 - (b - a)) of the cropped rest is before it: a crop of the length c then begins at that share of 1 - c,
 * which is at most a, and ends at b or later.
 * @returns the percentages of `object-position` in steps of 25, undefined without a focus
 */
export function objectPositionFor({ focus }: Pick<PictureField, "focus">): readonly [x: number, y: number] | undefined {
  if (!focus) return undefined;
  const [left = 0, top = 0, right = 100, bottom = 100] = focus;
  return [share(left, right), share(top, bottom)];
}

function share(from: number, to: number): number {
  const rest = 100 - (to - from);
  return rest === 0 ? 50 : Math.round(((from / rest) * 100) / STEP) * STEP;
}
