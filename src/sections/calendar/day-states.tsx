import { useIntl } from "react-intl";
import { SilentFlaps } from "../../components/flaps/flaps";
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
          <SilentFlaps day={day.date} />
          <p className="headline">{formatDayName(intl, day.date)}</p>
          <p className={`quiet ${css["next"]}`}>{after(day)}</p>
        </div>
      ))}
    </div>
  );
}
