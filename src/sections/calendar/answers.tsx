import { useIntl } from "react-intl";
import * as flaps from "../../components/flaps/flaps.module.css";
import { useText } from "../../i18n/language-provider";
import * as css from "./section.module.css";
import { dayName } from "./day-name";
import type { CalendarDay } from "./month";

interface AnswersProps {
  days: readonly CalendarDay[];
}

/** What is said of each day. Where no choice is possible the month says it all, and this is not shown. */
export function Answers({ days }: AnswersProps) {
  const intl = useIntl();
  const text = useText();
  const after = ({ rule, next }: CalendarDay) => {
    if (rule === 0) return text("calendar.open");
    return next ? text("calendar.next", { day: dayName(intl, next.date) }) : text("calendar.last");
  };
  return (
    <div className={`choosing stack ${css["answers"]}`}>
      {days.map((day) => (
        <div key={day.day} data-panel={day.day}>
          <FlapsOf date={day.date} />
          <p>{dayName(intl, day.date)}</p>
          <p className={css["next"]}>{after(day)}</p>
        </div>
      ))}
    </div>
  );
}

/** For the eye alone, since the day's name follows: as often as this a name in each would be 200 bytes. @param date `YYYY-MM-DD` */
function FlapsOf({ date }: { date: string }) {
  const [year = "", month = "", day = ""] = date.split("-");
  return (
    <span className={flaps["flaps"]} aria-hidden="true">
      {[day, month, year.slice(2)].map((part, index) => (
        <span key={index} className={flaps["flap"]}>
          {part}
        </span>
      ))}
    </span>
  );
}
