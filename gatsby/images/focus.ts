import type { Picture } from "../../src/model/views/card";

/** Each step is a class of its own (src/components/picture/picture.module.css). */
const STEP = 10;

/**
 * The crop position with which the focus stays in view. An interval from a to b is inside every crop of at least its
 * length if the share a / (1 - (b - a)) of what is cropped lies before the crop: a crop of the length c then begins at
 * that share of 1 - c, which is at most a, and ends at b or later.
 * @returns two percentages as `object-position` has them, in steps of 10; undefined where nothing is said
 */
export function objectPositionFor({ focus }: Pick<Picture, "focus">): readonly [x: number, y: number] | undefined {
  if (!focus) return undefined;
  const [left = 0, top = 0, right = 100, bottom = 100] = focus;
  return [share(left, right), share(top, bottom)];
}

function share(from: number, to: number): number {
  const rest = 100 - (to - from);
  return rest === 0 ? 50 : Math.round(((from / rest) * 100) / STEP) * STEP;
}
