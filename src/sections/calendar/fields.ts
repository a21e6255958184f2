import { choice, count, group, inline, line, list, pattern, section, addIssue } from "../../content/vocabulary";
import { daysInMonth, WEEKDAYS } from "../../model/views/month";

const named = {
  name: line({ length: [2, 30], en: "the name, in a word or two", de: "der Name, in ein, zwei Wörtern" }),
  text: inline({
    en: "what somebody reads who chose such a day",
    de: "was jemand liest, der einen solchen Tag gewählt hat",
  }),
};

const rule = group({
  en: "a rule with name, text, and the days or weekdays that it closes",
  de: "eine Regel mit Name, Text und den Tagen oder Wochentagen, die sie schließt",
  fields: {
    ...named,
    days: list(count({ en: "a day of the month", de: "ein Tag des Monats" }), {
      count: [1, 31],
      en: "the days of the month that it closes",
      de: "die Tage des Monats, die sie schließt",
    }).optional(),
    weekdays: list(choice(WEEKDAYS, { en: "a day of the week", de: "ein Wochentag" }), {
      count: [1, 6],
      en: "the days of the week that it closes",
      de: "die Wochentage, die sie schließt",
    }).optional(),
  },
});

/** A month whose days are open, or closed by the first rule that names them. */
export const fields = section("calendar", {
  en: "a month's calendar that says of each closed day which rule closes it",
  de: "ein Monatskalender, der zu jedem geschlossenen Tag sagt, welche Regel ihn schließt",
  fields: {
    place: line({
      length: [2, 40],
      en: "what the calendar is of, such as a hotel",
      de: "wovon der Kalender handelt, etwa von einem Hotel",
    }),
    month: pattern(/^\d{4}-(?:0[1-9]|1[0-2])$/u, {
      en: "the month, written 2027-05",
      de: "der Monat, in der Form 2027-05",
      shared: true,
    }),
    chosen: count({
      en: "the day that is chosen when the page opens",
      de: "der Tag, der beim Öffnen der Seite gewählt ist",
    }),
    open: group({ en: "an open day, with name and text", de: "ein offener Tag mit Name und Text", fields: named }),
    rules: list(rule, {
      count: [1, 6],
      en: "the rules, in the order in which they hold",
      de: "die Regeln, in der Reihenfolge, in der sie gelten",
    }),
    note: inline({ en: "a paragraph after the calendar", de: "ein Absatz nach dem Kalender" }).optional(),
  },
}).superRefine(({ month, chosen, rules }, context) => {
  const length = daysInMonth(month);
  const problem = addIssue(context);
  const checkDay = (day: number, path: (string | number)[]) => {
    if (day > length) problem(path, `is no day of ${month}, which has ${length}`, `write a day from 1 to ${length}`);
  };
  checkDay(chosen, ["chosen"]);
  rules.forEach(({ days = [], weekdays = [] }, index) => {
    days.forEach((day, place) => checkDay(day, ["rules", index, "days", place]));
    if (days.length + weekdays.length === 0)
      problem(["rules", index], "closes no day", "add days: [1, 2], or weekdays: [monday]");
  });
});
