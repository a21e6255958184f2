import type { IntlShape } from "react-intl";
import { atNoon } from "../../i18n/format";

/**
 * Put together from its parts: Node.js and browsers put other signs between them, and the page must say the same in both.
 * @param date `YYYY-MM-DD`. @returns `Mittwoch, 5. Mai` or `Wednesday, 5 May`
 */
export function dayName(intl: IntlShape, date: string): string {
  const day = atNoon(date);
  const weekday = intl.formatDate(day, { weekday: "long" });
  return `${weekday}, ${intl.formatDate(day, { day: "numeric", month: "long" })}`;
}
