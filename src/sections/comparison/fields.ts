import { group, inline, line, list, section } from "../../content/vocabulary";

const row = group({
  en: "a row with name and cells",
  de: "eine Zeile mit Name und Zellen",
  fields: {
    name: line({ length: [1, 60], en: "what the row is about", de: "worum es in der Zeile geht", hyphenate: "column" }),
    cells: list(inline({ en: "one cell", de: "eine Zelle", hyphenate: "column" }), {
      count: [1, 4],
      en: "the row's cells, as many as there are columns",
      de: "die Zellen der Zeile, so viele, wie es Spalten gibt",
    }),
  },
});

export const fields = section("comparison", {
  en: "a comparison table",
  de: "eine Vergleichstabelle",
  fields: {
    corner: line({
      length: [1, 40],
      en: "the head of the first column",
      de: "der Kopf der ersten Spalte",
      hyphenate: "column",
    }),
    columns: list(line({ length: [1, 40], en: "a column's head", de: "der Kopf einer Spalte", hyphenate: "column" }), {
      count: [1, 4],
      en: "the heads of the other columns",
      de: "die Köpfe der übrigen Spalten",
    }),
    rows: list(row, { count: [2, 12], en: "the rows", de: "die Zeilen" }),
  },
});
