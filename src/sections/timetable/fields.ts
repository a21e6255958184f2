import { z } from "zod";
import { count, flag, group, id, inline, line, list, narrow } from "../../content/vocabulary";

const MOST_STOPS = 7;

const call = group(
  {
    arrives: count(1, "the column in which it arrives", "die Spalte, in der er ankommt"),
    leaves: count(
      1,
      "the column in which it goes on, where it waits",
      "die Spalte, in der er weiterfährt, wenn er wartet",
    ).optional(),
  },
  "a call with arrives and leaves",
  "ein Halt mit Ankunft und Abfahrt",
);

const train = group(
  {
    name: narrow(line(2, 40, "who or what is on the way", "wer oder was unterwegs ist")),
    calls: list(
      call,
      2,
      MOST_STOPS,
      "when it is at each stop, in the order of the stops; it may end before the last",
      "wann er an jedem Halt ist, in der Reihenfolge der Halte; er darf vor dem letzten enden",
    ),
    here: flag(
      "whether this is the one that it is about; one at most",
      "ob es um diesen geht; höchstens einer",
    ).optional(),
  },
  "a train with name and calls",
  "ein Zug mit Namen und Halten",
);

const mark = group(
  { at: count(1, "the column", "die Spalte"), name: line(2, 30, "what happens then", "was dann geschieht") },
  "a date that cannot be moved, with at and name",
  "ein Termin, der sich nicht verschieben lässt, mit Spalte und Namen",
);

/** Who is where in which week, as railways draw it: time from left to right, stops from top to bottom, a line for each train. */
export const fields = group(
  {
    type: z.literal("timetable"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the drawing", "ein Absatz vor der Zeichnung").optional(),
    unit: line(2, 20, "what a column is, such as Week", "was eine Spalte ist, etwa „Woche“"),
    columns: count(4, "how many columns there are, 20 at most", "wie viele Spalten es gibt, höchstens 20"),
    corner: line(
      2,
      40,
      "what the lines are: the head of the table's first column",
      "was die Linien sind: der Kopf der ersten Spalte der Tabelle",
    ),
    stops: list(
      narrow(line(2, 24, "a stop's name", "der Name eines Halts")),
      3,
      MOST_STOPS,
      "the stops, from top to bottom",
      "die Halte, von oben nach unten",
    ),
    trains: list(train, 2, 5, "the trains", "die Züge"),
    marks: list(mark, 1, 3, "dates that cannot be moved", "Termine, die sich nicht verschieben lassen").optional(),
    note: inline("how it is read, and where its figures come from", "wie man es liest und woher die Zahlen kommen"),
  },
  "who is at which stop when: a line for each in a drawing, and a table",
  "wer wann an welchem Halt ist: je eine Linie in einer Zeichnung, und eine Tabelle",
).superRefine(onTime);

interface Drawn {
  columns: number;
  stops: readonly string[];
  trains: readonly { calls: readonly { arrives: number; leaves?: number | undefined }[] }[];
  marks?: readonly { at: number }[] | undefined;
}

function onTime({ columns, stops, trains, marks = [] }: Drawn, context: z.RefinementCtx): void {
  const report = (path: (string | number)[], message: string, remedy: string) =>
    context.addIssue({ code: "custom", path, message, params: { remedy } });
  if (columns > 20) report(["columns"], "is more than a drawing can hold", "write 20 at most");
  marks.forEach(({ at }, index) => {
    if (at > columns) report(["marks", index, "at"], `is ${at} of ${columns} columns`, `write 1 to ${columns}`);
  });
  trains.forEach(({ calls }, train) => {
    if (calls.length > stops.length)
      report(["trains", train, "calls"], `has ${calls.length} for ${stops.length} stops`, "take some out");
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
}
