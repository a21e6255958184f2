/** Months as content names them, `YYYY-MM`, and the days of a week. */

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** @param month `YYYY-MM`. @returns how many days it has */
export function lengthOf(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
