import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { formatLongDay } from "../../i18n/format";
import * as css from "./flaps.module.css";

/** Renders a day on split flaps, without animation. @param day `YYYY-MM-DD` */
export function Flaps({ day, children }: { day: string; children?: ReactNode }) {
  const intl = useIntl();
  const [year = "", month = "", date = ""] = day.split("-");
  const numbers = [date, month, year.slice(2)];
  return (
    <time className={css["flaps"]} dateTime={day}>
      <span className="vh">{formatLongDay(intl, day)}</span>
      {numbers.map((number, index) => (
        <span key={index} className={css["flap"]} aria-hidden="true">
          {number}
        </span>
      ))}
      {children}
    </time>
  );
}
