import type { ReactElement } from "react";
import { useLanguage } from "../../language";
import { april, WEEK } from "../calendar";

/** Days of the last week of March, which stand before Thursday, 1 April 2027. */
const BEFORE = 3;

/** April 2027 by weeks that begin on Monday. */
export function Weeks({ children }: { children: readonly ReactElement[] }) {
  const { day } = useLanguage();
  const weeks = [0, 1, 2, 3, 4].map((week) => children.slice(Math.max(0, week * 7 - BEFORE), week * 7 + 7 - BEFORE));
  return (
    <table className="month">
      <thead>
        <tr>
          {WEEK.map((date) => (
            <th className="soft regular size-14" key={date} scope="col">
              {day(april(date), { weekday: "short" })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, week) => (
          <tr key={week}>
            {week === 0 && <td colSpan={BEFORE} className="before snug centred corner-14" />}
            {days}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
