import { useIntl } from "react-intl";
import { SilentFlaps } from "../../components/flaps/flaps";
import { RichText } from "../../components/prose/prose";
import { noonOf } from "../../i18n/format";
import { useText } from "../../i18n/language-provider";
import { Demonstration } from "../demonstration";
import type { SectionProps } from "../section-frame";
import { type CalendarDay, createWeeks, formatDayName } from "./month";
import { MonthTable } from "./month-table";
import * as css from "./section.module.css";

/** Renders a month in which radio buttons show the state of a day and its rule, without a script. */
export default function CalendarSection({ section, isLast }: SectionProps<"calendar">) {
  const intl = useIntl();
  const { id, place, month, chosen, open, rules, note } = section;
  const weeks = createWeeks(month, rules);
  const states = [open.name, ...rules.map((rule) => rule.name)];
  const first = noonOf(`${month}-01`);
  const name = `${intl.formatDate(first, { month: "long" })} ${month.slice(0, 4)}`;
  return (
    <Demonstration section={section} isLast={isLast} note={note}>
      <div className={`switch ${css["calendar"]}`}>
        <div className={`panel ${css["sheet"]}`}>
          <MonthTable caption={`${place}, ${name}`} weeks={weeks} name={`${id}-day`} chosen={chosen} states={states} />
        </div>
        <div className={`on-ink column ${css["panel"]}`} aria-live="polite">
          <DayStates days={weeks.flat()} />
          <Rules rules={[open, ...rules]} days={weeks.flat()} />
          <Key states={states} />
        </div>
      </div>
    </Demonstration>
  );
}

/** Explains rings and numbers. Assistive technology skips it, because the days have labels. */
function Key({ states }: { states: readonly string[] }) {
  return (
    <ul className={`choosing ${css["key"]}`} aria-hidden="true">
      {states.map((state, index) => (
        <li key={state}>
          <i>{index > 0 && index}</i>
          {state}
        </li>
      ))}
    </ul>
  );
}

/** Renders the state of each day. CSS shows that of the chosen one. */
function DayStates({ days }: { days: readonly CalendarDay[] }) {
  const intl = useIntl();
  const text = useText();
  const after = ({ rule, next }: CalendarDay) => {
    if (rule === 0) return text("calendar.open");
    return next ? text("calendar.next", { day: formatDayName(intl, next.date) }) : text("calendar.last");
  };
  return (
    <div className={`choosing ${css["answers"]}`}>
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

type Rule = Pick<SectionProps<"calendar">["section"]["open"], "name" | "text">;

/** Lists the sentence on open days, then the rules with the days that they close. A chosen day shows its rule. */
function Rules({ rules, days }: { rules: readonly Rule[]; days: readonly CalendarDay[] }) {
  const text = useText();
  return (
    <ul className={`stack column ${css["rules"]}`}>
      {rules.map(({ name, text: rule }, index) => {
        const ruledDays = days.flatMap((each) => (each.rule === index ? each.day : []));
        return (
          <li key={name} data-panel={ruledDays.join(" ")}>
            <p className={css["name"]}>
              <i aria-hidden="true">{index > 0 && index}</i>
              <b>{name}</b>
            </p>
            <RichText as="p" html={rule} />
            <p className={`quiet ${css["days"]}`}>
              {text(index > 0 ? "calendar.closes" : "calendar.opens", { days: ruledDays.join(", ") })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
