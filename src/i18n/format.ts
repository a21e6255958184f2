/** Formats of dates, in the page's language and time zone. Days are `YYYY-MM-DD`. */
import type { IntlShape } from "react-intl";

/** Returns noon UTC of a day, which is on the same calendar day in Berlin in summer and winter. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Formats a day as `3. November 2026` or `3 November 2026`. */
export function formatLongDay(intl: IntlShape, day: string): string {
  return intl.formatDate(noonOf(day), { day: "numeric", month: "long", year: "numeric" });
}

/** Formats a day as `3. Nov.` or `3 Nov`, for lists that name the year elsewhere. */
export function formatShortDay(intl: IntlShape, day: string): string {
  return intl.formatDate(noonOf(day), { day: "numeric", month: "short" });
}

/**
 * Formats a range as `9.–11. März 2027` or `9–11 March 2027`, over two months as `30. März – 24. April 2020`. Composes
 * single days: the spaces of Intl's ranges differ between browsers and Node.js, which would break hydration.
 */
export function formatDayRange(intl: IntlShape, start: string, end: string): string {
  if (start === end) return formatLongDay(intl, start);
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${formatLongDay(intl, start)} – ${formatLongDay(intl, end)}`;
  const first = intl.formatDate(noonOf(start), { day: "numeric", month: "long" });
  if (start.slice(0, 7) !== end.slice(0, 7)) return `${first} – ${formatLongDay(intl, end)}`;
  const month = intl.formatDate(noonOf(start), { month: "long" });
  return `${first.replace(month, "").trim()}–${formatLongDay(intl, end)}`;
}

/** Joins venue and city, without the city if the venue's name has it: `Messe Berlin`. */
export function formatPlace({ venue, city = "" }: { venue?: string | undefined; city?: string | undefined }): string {
  return venue?.includes(city) ? venue : [venue, city].filter(Boolean).join(", ");
}
