/** Relative times (specification, section 9). Without React, for scripts that have none. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

export type Unit = (typeof UNITS)[number][0];

/** For so many days pages say how old they are. */
export const DAYS_SHOWN = 30;

export const DAY_MS = 1000 * UNITS[0][1];

/**
 * @param age in seconds
 * @param smallest "day" for what has a date, and no time
 * @returns the age in its largest whole unit, as Intl.RelativeTimeFormat and FormattedRelativeTime take it
 */
export function toRelativeTime(age: number, smallest: Unit = "second"): { value: number; unit: Unit } {
  const [unit, seconds] = UNITS.find(([name, from]) => age >= from || name === smallest) ?? UNITS[0];
  return { value: -Math.floor(age / seconds), unit };
}
