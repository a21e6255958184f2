/** Calendar days of a month, without time and time zone, and the rules that close them. */
import type { IntlShape } from "react-intl";
import { noonOf } from "../../i18n/format";
import { daysInMonth, WEEKDAYS } from "../../model/views/month";

interface Rule {
  days?: readonly number[] | undefined;
  weekdays?: readonly (typeof WEEKDAYS)[number][] | undefined;
}

export interface CalendarDay {
  day: number;
  /** `YYYY-MM-DD`. */
  date: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** The number of the rule that closes it, from 1. 0 for an open day. */
  rule: number;
  /** The next open day of the month, for a closed day. */
  next?: CalendarDay | undefined;
}

/** Splits a month into weeks from Monday. The first and the last may be shorter. @param month `YYYY-MM` */
export function createWeeks(month: string, rules: readonly Rule[]): CalendarDay[][] {
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => createDay(month, index + 1, rules));
  const withNext = days.map((each) => ({
    ...each,
    next: each.rule > 0 ? days.find(({ day, rule }) => day > each.day && rule === 0) : undefined,
  }));
  const weeks: CalendarDay[][] = [];
  for (const each of withNext) {
    if (each.weekday === 1 || weeks.length === 0) weeks.push([]);
    weeks.at(-1)?.push(each);
  }
  return weeks;
}

function createDay(month: string, day: number, rules: readonly Rule[]): CalendarDay {
  const date = `${month}-${String(day).padStart(2, "0")}`;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const name = WEEKDAYS[weekday - 1];
  const rule = rules.findIndex(
    ({ days = [], weekdays = [] }) => days.includes(day) || weekdays.some((closed) => closed === name),
  );
  return { day, date, weekday, rule: rule + 1 };
}

/**
 * Formats a day as "Mittwoch, 5. Mai" or "Wednesday, 5 May". It formats the parts one by one, because Node.js and
 * browsers put different characters between them. @param date `YYYY-MM-DD`
 */
export function formatDayName(intl: IntlShape, date: string): string {
  const day = noonOf(date);
  const weekday = intl.formatDate(day, { weekday: "long" });
  return `${weekday}, ${intl.formatDate(day, { day: "numeric", month: "long" })}`;
}
