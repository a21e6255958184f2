import { TIME_ZONE } from "./languages";

const ZONE = new Intl.DateTimeFormat("en", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });

/**
 * @param day `YYYY-MM-DD`
 * @returns when the day begins in Berlin, as RFC 3339 has it: `2026-07-01T00:00:00+02:00`. The clocks there change at
 *   one o'clock in the morning UTC, so that the offset at midnight UTC is the one at midnight too
 */
export function startOfDay(day: string): string {
  const parts = ZONE.formatToParts(new Date(`${day}T00:00:00Z`));
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "";
  return `${day}T00:00:00${offset || "Z"}`;
}
