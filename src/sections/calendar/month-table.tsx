import { useIntl } from "react-intl";
import "../../components/switch/choice.css";
import { noonOf } from "../../i18n/format";
import { type CalendarDay, formatDayName } from "./month";
import * as css from "./month-table.module.css";

interface MonthTableProps {
  caption: string;
  weeks: readonly (readonly CalendarDay[])[];
  /** The name of the radio buttons, unique on the page. */
  name: string;
  chosen: number;
  /** The name of open days, then the names of the rules. */
  states: readonly string[];
}

/** Renders a month by weeks: an open day has a ring, a closed one the number of its rule. */
export function MonthTable({ caption, weeks, name, chosen, states }: MonthTableProps) {
  const intl = useIntl();
  const heads = weeks.find(({ length }) => length === 7) ?? [];
  return (
    <table className={`${css["month"]} narrow`}>
      <caption className="headline">{caption}</caption>
      <thead>
        <tr>
          {heads.map(({ date }) => (
            <th key={date} scope="col">
              <abbr title={intl.formatDate(noonOf(date), { weekday: "long" })}>
                {intl.formatDate(noonOf(date), { weekday: "short" })}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {index === 0 && week.length < 7 && <td colSpan={7 - week.length} />}
            {week.map(({ day, date, rule }) => (
              <td key={date} className={rule === 0 ? css["open"] : undefined}>
                <label>
                  <input
                    className="choice"
                    type="radio"
                    name={name}
                    value={day}
                    defaultChecked={day === chosen}
                    aria-label={`${formatDayName(intl, date)}: ${states[rule]}`}
                  />
                  <span>{day}</span>
                  <i aria-hidden="true">{rule > 0 && rule}</i>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
