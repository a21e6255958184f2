import { choice, group, inline, line, list, section, addIssue } from "../../content/vocabulary";

const SIGNS = ["full", "half", "lent", "stop", "none"] as const;

const MAX_COLUMNS = 6;

const meaning = group({
  en: "a sign with its name and text",
  de: "ein Zeichen mit Namen und Text",
  fields: {
    sign: choice(SIGNS, { en: "how it is drawn", de: "wie es gezeichnet wird" }),
    name: line({
      length: [2, 40],
      en: "what it means, in a word or two",
      de: "was es bedeutet, in einem oder zwei Wörtern",
    }),
    text: inline({ en: "what follows from it", de: "was daraus folgt" }).optional(),
  },
});

const row = group({
  en: "a row with name and cells",
  de: "eine Zeile mit Namen und Feldern",
  fields: {
    name: line({ length: [2, 50], en: "what the row is about", de: "worum es in der Zeile geht", hyphenate: "column" }),
    cells: list(choice(SIGNS, { en: "a cell's sign", de: "das Zeichen eines Feldes" }), {
      count: [2, MAX_COLUMNS],
      en: "the row's signs, one for each column",
      de: "die Zeichen der Zeile, eines je Spalte",
    }),
  },
});

export const fields = section("grid", {
  en: "a grid of signs, with its key beside it",
  de: "ein Raster aus Zeichen, mit der Zeichenerklärung daneben",
  fields: {
    corner: line({
      length: [2, 30],
      en: "what the rows are: the head of the first column",
      de: "was die Zeilen sind: der Kopf der ersten Spalte",
    }),
    columns: list(
      line({
        length: [1, 9],
        en: "a column's head, short enough for a phone",
        de: "der Kopf einer Spalte, kurz genug für ein Telefon",
      }),
      { count: [2, MAX_COLUMNS], en: "the heads of the columns", de: "die Köpfe der Spalten" },
    ),
    rows: list(row, { count: [3, 10], en: "the rows", de: "die Zeilen" }),
    key: line({ length: [2, 40], en: "the name of the key", de: "der Name der Zeichenerklärung" }),
    meanings: list(meaning, { count: [2, SIGNS.length], en: "what the signs mean", de: "was die Zeichen bedeuten" }),
    note: inline({ en: "a paragraph after the grid", de: "ein Absatz nach dem Raster" }).optional(),
  },
}).superRefine(({ columns, rows, meanings }, context) => {
  const signs = meanings.map(({ sign }) => sign);
  const report = addIssue(context);
  rows.forEach(({ cells }, row) => {
    if (cells.length !== columns.length)
      report(["rows", row, "cells"], `has ${cells.length} for ${columns.length} columns`, "write one for each column");
    cells.forEach((sign, cell) => {
      if (!signs.includes(sign))
        report(
          ["rows", row, "cells", cell],
          `is "${sign}", which no meaning explains`,
          `write one of ${signs.join(", ")}`,
        );
    });
  });
});
