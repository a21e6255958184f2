import { useIntl } from "react-intl";
import * as flaps from "../../components/flaps/flaps.module.css";
import { useText } from "../../i18n/language-provider";
import * as css from "./section.module.css";
import { type CalendarDay, formatDayName } from "./month";

/** Renders the state of each day. CSS shows that of the chosen one, and hides all in browsers without `:has()`. */
export function DayStates({ days }: { days: readonly CalendarDay[] }) {
  const intl = useIntl();
  const text = useText();
  const after = ({ rule, next }: CalendarDay) => {
    if (rule === 0) return text("calendar.open");
    return next ? text("calendar.next", { day: formatDayName(intl, next.date) }) : text("calendar.last");
  };
  return (
    <div className={`choosing stack column ${css["answers"]}`}>
      {days.map((day) => (
        <div key={day.day} data-panel={day.day}>
          <FlapsOf date={day.date} />
          <p className="headline">{formatDayName(intl, day.date)}</p>
          <p className={`quiet ${css["next"]}`}>{after(day)}</p>
        </div>
      ))}
    </div>
  );
}

/** Shows a date on flaps, hidden from assistive technology: the day's name follows. @param date `YYYY-MM-DD` */
function FlapsOf({ date }: { date: string }) {
  const [year = "", month = "", day = ""] = date.split("-");
  return (
    <span className={flaps["flaps"]} aria-hidden="true">
      {[day, month, year.slice(2)].map((number, index) => (
        <span key={index} className={flaps["flap"]}>
          {number}
        </span>
      ))}
    </span>
  );
}
