/** Dates and numbers for people, in the page's language and in Europe/Berlin. */
import type { IntlShape } from "react-intl";

/** @param day `YYYY-MM-DD`. @returns noon UTC of that day: the same calendar day in Berlin, summer and winter. */
export function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** @returns `3. November 2026` or `3 November 2026`. */
export function longDay(intl: IntlShape, day: string): string {
  return intl.formatDate(atNoon(day), { day: "numeric", month: "long", year: "numeric" });
}

/** @returns `3. Nov.` or `3 Nov`, for lists that name the year elsewhere. */
export function shortDay(intl: IntlShape, day: string): string {
  return intl.formatDate(atNoon(day), { day: "numeric", month: "short" });
}

/** @returns `9.–11. März 2027` or `9–11 March 2027`. */
export function dayRange(intl: IntlShape, start: string, end: string): string {
  return intl.formatDateTimeRange(atNoon(start), atNoon(end), { day: "numeric", month: "long", year: "numeric" });
}

/** @returns `54.000 €` or `€54,000`. */
export function euros(intl: IntlShape, amount: number): string {
  return intl.formatNumber(amount, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
}
