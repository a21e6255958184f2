import { FormattedRelativeTime, useIntl } from "react-intl";
import { DAY_MS, MAX_RELATIVE_AGE_DAYS, toRelativeTime } from "../../i18n/relative-time";

/**
 * Shows the age of a day of the last 30 days, in days of Europe/Berlin. It has its own chunk: few pages need it.
 * @param props.day `YYYY-MM-DD`
 * @param props.now milliseconds since 1970
 */
export function AgeText({ className, day, now }: { className: string; day: string; now: number }) {
  const digits = useIntl().formatDate(now, { day: "2-digit", month: "2-digit", year: "numeric" });
  const today = digits.split(/\D/u).reverse().join("-");
  const days = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (days < 0 || days > MAX_RELATIVE_AGE_DAYS) return null;
  return (
    <span className={className}>
      <FormattedRelativeTime {...toRelativeTime((days * DAY_MS) / 1000, "day")} numeric="auto" />
    </span>
  );
}
