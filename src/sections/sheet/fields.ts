import type { z } from "zod";
import { fact, titledText } from "../../content/shared-fields";
import { amount, group, line, list, section, addIssue } from "../../content/vocabulary";
import { amountName } from "../../model/fare";

const MAX_COLUMNS = 5;

const table = group({
  en: "a table with columns and rows",
  de: "eine Tabelle mit Spalten und Zeilen",
  fields: {
    columns: list(line({ length: [1, 40], en: "a column's head", de: "der Kopf einer Spalte", hyphenate: "column" }), {
      count: [2, MAX_COLUMNS],
      en: "the heads of the columns",
      de: "die Köpfe der Spalten",
    }),
    rows: list(
      list(line({ length: [1, 160], en: "one cell", de: "eine Zelle", hyphenate: "column" }), {
        count: [2, MAX_COLUMNS],
        en: "the cells of a row, as many as there are columns",
        de: "die Zellen einer Zeile, so viele, wie es Spalten gibt",
      }),
      { count: [1, 12], en: "the rows", de: "die Zeilen" },
    ),
  },
}).superRefine(({ columns, rows }, context) => {
  rows.forEach((row, index) => {
    const message = `has ${row.length} cells under ${columns.length} heads`;
    const remedy = `write ${columns.length} cells; one that says nothing is a dash`;
    if (row.length !== columns.length) addIssue(context)(["rows", index], message, remedy);
  });
});

const work = group({
  en: "a line of the bill with name and days",
  de: "ein Posten der Rechnung mit Name und Tagen",
  fields: {
    name: line({ length: [2, 80], en: "what was done", de: "was getan wurde", hyphenate: "column" }),
    days: amount({ en: "the days that it took", de: "die Tage, die es gedauert hat" }),
  },
});

const bill = group({
  en: "a bill with rate, ceiling, vat and work; its sums are counted",
  de: "eine Rechnung mit rate, ceiling, vat und work; ihre Summen werden gerechnet",
  fields: {
    rate: amountName({ en: "what a day costs", de: "was ein Tag kostet" }),
    ceiling: amountName({ en: "what all of it costs at most", de: "was alles zusammen höchstens kostet" }),
    vat: amount({ en: "the rate of VAT in per cent", de: "der Satz der Mehrwertsteuer in Prozent" }),
    work: list(work, {
      count: [1, 10],
      en: "what was done, and how many days it took",
      de: "was getan wurde und wie viele Tage es gedauert hat",
    }),
  },
});

const CONTENTS = ["text", "facts", "steps", "table", "bill"] as const;

const part = group({
  en: "a part of the sheet with heading, text, facts, steps, table or bill",
  de: "ein Teil des Blatts mit Überschrift, Text, Angaben, Schritten, Tabelle oder Rechnung",
  fields: {
    heading: line({ length: [2, 60], en: "the part's heading", de: "die Überschrift des Teils" }).optional(),
    text: line({ length: [2, 600], en: "a paragraph", de: "ein Absatz" }).optional(),
    facts: list(fact, { count: [1, 8], en: "terms and values", de: "Begriffe und Werte" }).optional(),
    steps: list(line({ length: [2, 240], en: "a step", de: "ein Schritt", hyphenate: "column" }), {
      count: [2, 10],
      en: "steps in order",
      de: "Schritte in ihrer Reihenfolge",
    }).optional(),
    table: table.optional(),
    bill: bill.optional(),
  },
}).superRefine((part, context) => {
  if (CONTENTS.every((name) => part[name] === undefined))
    addIssue(context)([], "says nothing", `add one of ${CONTENTS.join(", ")}`);
});

export const fields = section("sheet", {
  en: "a sample of what clients get: a sheet of paper, and its PDF",
  de: "ein Muster dessen, was Kunden bekommen: ein Blatt Papier und sein PDF",
  fields: {
    name: line({
      length: [2, 40],
      en: "what the sheet is, in a word or two, such as Invoice",
      de: "was das Blatt ist, in ein, zwei Wörtern, etwa Rechnung",
    }),
    title: line({ length: [4, 90], en: "the sheet's title", de: "der Titel des Blatts", hyphenate: "heading" }),
    facts: list(fact, {
      count: [2, 8],
      en: "what stands at the sheet's head: number, day, client",
      de: "was im Kopf des Blatts steht: Nummer, Tag, Kunde",
    }),
    parts: list(part, {
      count: [1, 6],
      en: "the sheet's parts, from top to bottom",
      de: "die Teile des Blatts, von oben nach unten",
    }),
    notes: list(titledText, {
      count: [1, 3],
      en: "what is worth a look, beside the sheet",
      de: "was einen Blick wert ist, neben dem Blatt",
    }).optional(),
  },
});

export type Sheet = z.infer<typeof fields>;
export type Bill = z.infer<typeof bill>;
