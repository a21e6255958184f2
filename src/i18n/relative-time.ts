/** Relative times (specification, section 9). Independent of React, for the service worker. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

export type TimeUnit = (typeof UNITS)[number][0];

/** The age up to which pages show a relative time. */
export const MAX_RELATIVE_AGE_DAYS = 30;

export const DAY_MS = 1000 * UNITS[0][1];

/** Converts an age in seconds to its largest whole unit. @param smallest "day" for the age of a date without a time */
export function toRelativeTime(age: number, smallest: TimeUnit = "second"): { value: number; unit: TimeUnit } {
  const [unit, seconds] = UNITS.find(([name, from]) => age >= from || name === smallest) ?? UNITS[0];
  return { value: -Math.floor(age / seconds), unit };
}
