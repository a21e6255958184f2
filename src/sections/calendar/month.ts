/** Which rule closes which day of a month. Days are calendar days: no clock and no zone has a part in them. */

import { lengthOf, WEEKDAYS } from "../../model/views/month";

interface Rule {
  days?: readonly number[] | undefined;
  weekdays?: readonly (typeof WEEKDAYS)[number][] | undefined;
}

export interface CalendarDay {
  /** From 1. */
  day: number;
  /** `YYYY-MM-DD`. */
  date: string;
  /** From 1, Monday, to 7. */
  weekday: number;
  /** The place of the rule that closes it, from 1; 0 where it is open. */
  rule: number;
  /** For a closed day: the next open one of the month, where there is one. */
  next?: CalendarDay | undefined;
}

/** @param month `YYYY-MM`. @returns its days in weeks from Monday; the first and the last week may be shorter */
export function weeksOf(month: string, rules: readonly Rule[]): CalendarDay[][] {
  const days = Array.from({ length: lengthOf(month) }, (_, index) => dayOf(month, index + 1, rules));
  const known = days.map((each) => ({
    ...each,
    next: each.rule > 0 ? days.find(({ day, rule }) => day > each.day && rule === 0) : undefined,
  }));
  const weeks: CalendarDay[][] = [];
  for (const each of known) {
    if (each.weekday === 1 || weeks.length === 0) weeks.push([]);
    weeks.at(-1)?.push(each);
  }
  return weeks;
}

/** The first rule that names a day closes it. */
function dayOf(month: string, day: number, rules: readonly Rule[]): CalendarDay {
  const date = `${month}-${String(day).padStart(2, "0")}`;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const name = WEEKDAYS[weekday - 1];
  const rule = rules.findIndex(
    ({ days = [], weekdays = [] }) => days.includes(day) || weekdays.some((closed) => closed === name),
  );
  return { day, date, weekday, rule: rule + 1 };
}
