import type { Figure } from "../figures";
import { type Maybe, ratio } from "./statistics";

/** Not measured, or not there: a page without a picture in view. */
const NONE = "-";

/** @returns the value as it is written in the table, without its unit. */
export function written(value: Maybe<number>, unit: Figure["unit"]): string {
  if (value === undefined) return NONE;
  if (unit === "KB") return value.toFixed(1);
  return unit === "shift" ? value.toFixed(4) : String(Math.round(value));
}

/** @returns the aim as it is written in the table. */
export function writtenAim({ aim }: Figure): string {
  if (!aim) return "";
  return "times" in aim ? `≤ ${aim.times.toFixed(2)} ×` : `≤ ${aim.most}`;
}

/** @returns whether our value keeps to the figure's aim; true where there is none, or nothing to compare. */
export function meets({ aim }: Figure, ours: Maybe<number>, floor: Maybe<number>): boolean {
  if (!aim || ours === undefined) return true;
  if ("most" in aim) return ours <= aim.most;
  return (ratio(ours, floor) ?? 0) <= aim.times;
}

/**
 * @param values medians of ours, of the floor, and of others that are shown beside them
 * @returns `1.02 (612 / 600)`: the ratio of ours to the floor first; in bold where ours misses the aim
 */
export function cell(figure: Figure, values: readonly Maybe<number>[]): string {
  const [ours, floor] = values;
  if (values.every((value) => value === undefined)) return NONE;
  const absolute = values.map((value) => written(value, figure.unit)).join(" / ");
  const times = ratio(ours, floor);
  const text = times === undefined ? absolute : `${times.toFixed(2)} (${absolute})`;
  return meets(figure, ours, floor) ? text : `**${text}**`;
}
