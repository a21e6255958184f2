import { z } from "zod";
import { group, id, inline, line, list, narrow } from "../../content/vocabulary";

const row = group(
  {
    name: narrow(line(1, 60, "what the row is about", "worum es in der Zeile geht")),
    cells: list(
      narrow(inline("one cell", "eine Zelle")),
      1,
      4,
      "the row's cells, as many as there are columns",
      "die Zellen der Zeile, so viele, wie es Spalten gibt",
    ),
  },
  "a row with name and cells",
  "eine Zeile mit Name und Zellen",
);

/** A table that becomes labelled blocks on a phone. */
export const fields = group(
  {
    type: z.literal("comparison"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the table", "ein Absatz vor der Tabelle").optional(),
    corner: narrow(line(1, 40, "the head of the first column", "der Kopf der ersten Spalte")),
    columns: list(
      narrow(line(1, 40, "a column's head", "der Kopf einer Spalte")),
      1,
      4,
      "the heads of the other columns",
      "die Köpfe der übrigen Spalten",
    ),
    rows: list(row, 2, 12, "the rows", "die Zeilen"),
  },
  "a comparison table",
  "eine Vergleichstabelle",
);
