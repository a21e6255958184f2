import { TIME_ZONE } from "./languages";

const ZONE = new Intl.DateTimeFormat("en", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });

/** Returns Berlin's offset at a moment in the format of RFC 3339: `+02:00`. */
function offsetAt(moment: string): string {
  const parts = ZONE.formatToParts(new Date(moment));
  return parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "";
}

/** Returns the first second of a day (`YYYY-MM-DD`) in Berlin (RFC 3339). Clocks change later, at 01:00 UTC. */
export const startOfDay = (day: string): string => `${day}T00:00:00${offsetAt(`${day}T00:00:00Z`)}`;

/** Returns the last second of a day in Berlin (RFC 3339). @param day `YYYY-MM-DD` */
export const endOfDay = (day: string): string => `${day}T23:59:59${offsetAt(`${day}T22:00:00Z`)}`;
