/** Computes with months, `YYYY-MM`, and the days of a week. */

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Returns the number of days. @param month `YYYY-MM` */
export function daysInMonth(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
