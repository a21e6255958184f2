import { z } from "zod";
import { fact, titled } from "../../content/parts";
import { amount, group, id, inline, large, line, list, narrow } from "../../content/vocabulary";
import { amountName } from "../../model/fare";

const MOST_COLUMNS = 5;

const table = group(
  {
    columns: list(
      narrow(line(1, 40, "a column's head", "der Kopf einer Spalte")),
      2,
      MOST_COLUMNS,
      "the heads of the columns",
      "die Köpfe der Spalten",
    ),
    rows: list(
      list(
        narrow(line(1, 160, "one cell", "eine Zelle")),
        2,
        MOST_COLUMNS,
        "the cells of a row, as many as there are columns",
        "die Zellen einer Zeile, so viele, wie es Spalten gibt",
      ),
      1,
      12,
      "the rows",
      "die Zeilen",
    ),
  },
  "a table with columns and rows",
  "eine Tabelle mit Spalten und Zeilen",
).superRefine(fullRows);

const work = group(
  {
    name: narrow(line(2, 80, "what was done", "was getan wurde")),
    days: amount("the days that it took", "die Tage, die es gedauert hat"),
  },
  "a line of the bill with name and days",
  "ein Posten der Rechnung mit Name und Tagen",
);

const bill = group(
  {
    rate: amountName("what a day costs", "was ein Tag kostet"),
    ceiling: amountName("what all of it costs at most", "was alles zusammen höchstens kostet"),
    vat: amount("the rate of VAT in per cent", "der Satz der Mehrwertsteuer in Prozent"),
    work: list(
      work,
      1,
      10,
      "what was done, and how many days it took",
      "was getan wurde und wie viele Tage es gedauert hat",
    ),
  },
  "a bill with rate, ceiling, vat and work; its sums are counted",
  "eine Rechnung mit rate, ceiling, vat und work; ihre Summen werden gerechnet",
);

const CONTENTS = ["text", "facts", "steps", "table", "bill"] as const;

const part = group(
  {
    heading: line(2, 60, "the part's heading", "die Überschrift des Teils").optional(),
    text: line(2, 600, "a paragraph", "ein Absatz").optional(),
    facts: list(fact, 1, 8, "terms and values", "Begriffe und Werte").optional(),
    steps: list(
      narrow(line(2, 240, "a step", "ein Schritt")),
      2,
      10,
      "steps in order",
      "Schritte in ihrer Reihenfolge",
    ).optional(),
    table: table.optional(),
    bill: bill.optional(),
  },
  "a part of the sheet with heading, text, facts, steps, table or bill",
  "ein Teil des Blatts mit Überschrift, Text, Angaben, Schritten, Tabelle oder Rechnung",
).superRefine(something);

/** A sheet of paper that a client gets from the firm, as a sample: on the page, and as a PDF of one page beside it. */
export const fields = group(
  {
    type: z.literal("sheet"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the sheet", "ein Absatz vor dem Blatt").optional(),
    name: line(
      2,
      40,
      "what the sheet is, in a word or two, such as Invoice",
      "was das Blatt ist, in ein, zwei Wörtern, etwa Rechnung",
    ),
    title: large(line(4, 90, "the sheet's title", "der Titel des Blatts")),
    facts: list(
      fact,
      2,
      8,
      "what stands at the sheet's head: number, day, client",
      "was im Kopf des Blatts steht: Nummer, Tag, Kunde",
    ),
    parts: list(part, 1, 6, "the sheet's parts, from top to bottom", "die Teile des Blatts, von oben nach unten"),
    notes: list(
      titled,
      1,
      3,
      "what is worth a look, beside the sheet",
      "was einen Blick wert ist, neben dem Blatt",
    ).optional(),
  },
  "a sample of what clients get: a sheet of paper, and its PDF",
  "ein Muster dessen, was Kunden bekommen: ein Blatt Papier und sein PDF",
);

export type Sheet = z.infer<typeof fields>;
export type Bill = z.infer<typeof bill>;

function fullRows({ columns, rows }: { columns: string[]; rows: string[][] }, context: z.RefinementCtx): void {
  rows.forEach((row, index) => {
    if (row.length === columns.length) return;
    context.addIssue({
      code: "custom",
      path: ["rows", index],
      message: `has ${row.length} cells under ${columns.length} heads`,
      params: { remedy: `write ${columns.length} cells; one that says nothing is a dash` },
    });
  });
}

function something(fields: Readonly<Partial<Record<string, unknown>>>, context: z.RefinementCtx): void {
  if (CONTENTS.some((name) => fields[name] !== undefined)) return;
  context.addIssue({
    code: "custom",
    path: [],
    message: "says nothing",
    params: { remedy: `add one of ${CONTENTS.join(", ")}` },
  });
}
