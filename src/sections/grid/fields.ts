import { z } from "zod";
import { choice, group, id, inline, line, list, narrow } from "../../content/vocabulary";

/** How a cell is drawn. */
const SIGNS = ["full", "half", "open", "lent", "stop", "none"] as const;

const MOST_COLUMNS = 6;

const meaning = group(
  {
    sign: choice(SIGNS, "how it is drawn", "wie es gezeichnet wird"),
    name: line(2, 40, "what it means, in a word or two", "was es bedeutet, in einem oder zwei Wörtern"),
    text: inline("what follows from it", "was daraus folgt").optional(),
  },
  "a sign with its name and text",
  "ein Zeichen mit Namen und Text",
);

const row = group(
  {
    name: narrow(line(2, 50, "what the row is about", "worum es in der Zeile geht")),
    cells: list(
      choice(SIGNS, "a cell's sign", "das Zeichen eines Feldes"),
      2,
      MOST_COLUMNS,
      "the row's signs, one for each column",
      "die Zeichen der Zeile, eines je Spalte",
    ),
  },
  "a row with name and cells",
  "eine Zeile mit Namen und Feldern",
);

/** Rows, columns, and a sign where they meet; the key stands beside it. */
export const fields = group(
  {
    type: z.literal("grid"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the grid", "ein Absatz vor dem Raster").optional(),
    corner: line(
      2,
      30,
      "what the rows are: the head of the first column",
      "was die Zeilen sind: der Kopf der ersten Spalte",
    ),
    columns: list(
      line(1, 9, "a column's head, short enough for a phone", "der Kopf einer Spalte, kurz genug für ein Telefon"),
      2,
      MOST_COLUMNS,
      "the heads of the columns",
      "die Köpfe der Spalten",
    ),
    rows: list(row, 3, 10, "the rows", "die Zeilen"),
    key: line(2, 40, "the name of the key", "der Name der Zeichenerklärung"),
    meanings: list(meaning, 2, SIGNS.length, "what the signs mean", "was die Zeichen bedeuten"),
    note: inline("a paragraph after the grid", "ein Absatz nach dem Raster").optional(),
  },
  "a grid of signs, with its key beside it",
  "ein Raster aus Zeichen, mit der Zeichenerklärung daneben",
).superRefine(explained);

interface Drawn {
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
  meanings: readonly { sign: string }[];
}

function explained({ columns, rows, meanings }: Drawn, context: z.RefinementCtx): void {
  const known = meanings.map(({ sign }) => sign);
  const report = (path: (string | number)[], message: string, remedy: string) =>
    context.addIssue({ code: "custom", path, message, params: { remedy } });
  known.forEach((sign, index) => {
    if (known.indexOf(sign) < index)
      report(["meanings", index, "sign"], `explains "${sign}" again`, "let each sign mean one thing");
  });
  rows.forEach(({ cells }, row) => {
    if (cells.length !== columns.length)
      report(["rows", row, "cells"], `has ${cells.length} for ${columns.length} columns`, "write one for each column");
    cells.forEach((sign, place) => {
      if (!known.includes(sign))
        report(
          ["rows", row, "cells", place],
          `is "${sign}", which no meaning explains`,
          `write one of ${known.join(", ")}`,
        );
    });
  });
}
