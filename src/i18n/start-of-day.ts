import { TIME_ZONE } from "./languages";

const ZONE = new Intl.DateTimeFormat("en", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });

/** @returns Berlin's offset at a moment, as RFC 3339 has it: `+02:00` */
function offsetAt(moment: string): string {
  const parts = ZONE.formatToParts(new Date(moment));
  return parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "";
}

/**
 * @param day `YYYY-MM-DD`
 * @returns when the day begins in Berlin, as RFC 3339 has it: `2026-07-01T00:00:00+02:00`. The clocks there change at
 *   one o'clock in the morning UTC, so that the offset at midnight UTC is the one at midnight too
 */
export const startOfDay = (day: string): string => `${day}T00:00:00${offsetAt(`${day}T00:00:00Z`)}`;

/** @param day `YYYY-MM-DD`. @returns its last second in Berlin, as RFC 3339 has it */
export const endOfDay = (day: string): string => `${day}T23:59:59${offsetAt(`${day}T22:00:00Z`)}`;
