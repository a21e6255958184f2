import { z } from "zod";
import { choice, count, group, id, inline, line, list } from "../../content/vocabulary";
import { lengthOf, WEEKDAYS } from "../../model/views/month";

const rule = group(
  {
    name: line(2, 30, "the rule's name, in a word or two", "der Name der Regel, in ein, zwei Wörtern"),
    text: inline(
      "the rule, as somebody reads it who chose a day that it closes",
      "die Regel, wie jemand sie liest, der einen geschlossenen Tag gewählt hat",
    ),
    days: list(
      count(1, "a day of the month", "ein Tag des Monats"),
      1,
      31,
      "the days of the month that it closes",
      "die Tage des Monats, die sie schließt",
    ).optional(),
    weekdays: list(
      choice(WEEKDAYS, "a day of the week", "ein Wochentag"),
      1,
      6,
      "the days of the week that it closes",
      "die Wochentage, die sie schließt",
    ).optional(),
  },
  "a rule with name, text, and the days or weekdays that it closes",
  "eine Regel mit Name, Text und den Tagen oder Wochentagen, die sie schließt",
);

const open = group(
  {
    name: line(2, 30, "what an open day is called", "wie ein offener Tag heißt"),
    text: inline("what somebody reads who chose an open day", "was jemand liest, der einen offenen Tag gewählt hat"),
  },
  "an open day, with name and text",
  "ein offener Tag mit Name und Text",
);

/** A month whose days are open, or closed by a rule: the first that names a day closes it. */
export const fields = group(
  {
    type: z.literal("calendar"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the calendar", "ein Absatz vor dem Kalender").optional(),
    place: line(2, 40, "what the calendar is of, such as a hotel", "wovon der Kalender handelt, etwa von einem Hotel"),
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u)
      .meta({
        nature: "data",
        sentence: "the month, written 2027-05",
        german: "der Monat, in der Form 2027-05",
        same: true,
      }),
    chosen: count(1, "the day that is chosen when the page opens", "der Tag, der beim Öffnen der Seite gewählt ist"),
    open,
    rules: list(
      rule,
      1,
      6,
      "the rules, in the order in which they hold",
      "die Regeln, in der Reihenfolge, in der sie gelten",
    ),
    note: inline("a paragraph after the calendar", "ein Absatz nach dem Kalender").optional(),
  },
  "a month's calendar that says of each closed day which rule closes it",
  "ein Monatskalender, der zu jedem geschlossenen Tag sagt, welche Regel ihn schließt",
).superRefine(({ month, chosen, rules }, context) => {
  const length = lengthOf(month);
  const problem = (path: (string | number)[], message: string, remedy: string) =>
    context.addIssue({ code: "custom", path, message, params: { remedy } });
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
