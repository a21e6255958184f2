import { count, flag, group, inline, line, list, section, addIssue } from "../../content/vocabulary";

const MAX_STOPS = 7;

const call = group({
  en: "a call with arrives and leaves",
  de: "ein Halt mit Ankunft und Abfahrt",
  fields: {
    arrives: count({ en: "the column in which it arrives", de: "die Spalte, in der er ankommt" }),
    leaves: count({
      en: "the column in which it goes on, where it waits",
      de: "die Spalte, in der er weiterfährt, wenn er wartet",
    }).optional(),
  },
});

const train = group({
  en: "a train with name and calls",
  de: "ein Zug mit Namen und Halten",
  fields: {
    name: line({
      length: [2, 40],
      en: "who or what is on the way",
      de: "wer oder was unterwegs ist",
      hyphenate: "column",
    }),
    calls: list(call, {
      count: [2, MAX_STOPS],
      en: "when it is at each stop, in the order of the stops; it may end before the last",
      de: "wann er an jedem Halt ist, in der Reihenfolge der Halte; er darf vor dem letzten enden",
    }),
    here: flag({
      en: "whether this is the one that it is about; one at most",
      de: "ob es um diesen geht; höchstens einer",
    }).optional(),
  },
});

const mark = group({
  en: "a date that cannot be moved, with at and name",
  de: "ein Termin, der sich nicht verschieben lässt, mit Spalte und Namen",
  fields: {
    at: count({ en: "the column", de: "die Spalte" }),
    name: line({ length: [2, 30], en: "what happens then", de: "was dann geschieht" }),
  },
});

/** A graphic timetable: time from left to right, stops from top to bottom, a line for each train. */
export const fields = section("timetable", {
  en: "who is at which stop when: a line for each in a drawing, and a table",
  de: "wer wann an welchem Halt ist: je eine Linie in einer Zeichnung, und eine Tabelle",
  fields: {
    unit: line({ length: [2, 20], en: "what a column is, such as Week", de: "was eine Spalte ist, etwa „Woche“" }),
    columns: count({ en: "how many columns there are", de: "wie viele Spalten es gibt" }),
    corner: line({
      length: [2, 40],
      en: "what the lines are: the head of the table's first column",
      de: "was die Linien sind: der Kopf der ersten Spalte der Tabelle",
    }),
    stops: list(line({ length: [2, 24], en: "a stop's name", de: "der Name eines Halts", hyphenate: "column" }), {
      count: [3, MAX_STOPS],
      en: "the stops, from top to bottom",
      de: "die Halte, von oben nach unten",
    }),
    trains: list(train, { count: [2, 3], en: "the trains", de: "die Züge" }),
    marks: list(mark, {
      count: [1, 3],
      en: "dates that cannot be moved",
      de: "Termine, die sich nicht verschieben lassen",
    }).optional(),
    note: inline({
      en: "how it is read, and where its figures come from",
      de: "wie man es liest und woher die Zahlen kommen",
    }),
  },
}).superRefine(({ columns, trains, marks = [] }, context) => {
  const report = addIssue(context);
  marks.forEach(({ at }, index) => {
    if (at > columns) report(["marks", index, "at"], `is ${at} of ${columns} columns`, `write 1 to ${columns}`);
  });
  trains.forEach(({ calls }, train) => {
    let last = 1;
    calls.forEach(({ arrives, leaves = arrives }, index) => {
      if (arrives < last || leaves < arrives || leaves > columns)
        report(
          ["trains", train, "calls", index],
          `is from ${arrives} to ${leaves}, after ${last} and of ${columns} columns`,
          "no train runs back in time or out of the drawing",
        );
      last = leaves;
    });
  });
});
