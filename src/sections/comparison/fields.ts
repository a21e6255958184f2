import { z } from "zod";
import { group, id, inline, line, list } from "../../content/vocabulary";

const row = group(
  {
    name: line(1, 60, "what the row is about"),
    cells: list(inline("one cell"), 1, 4, "the row's cells, as many as there are columns"),
  },
  "a row with name and cells",
);

/** A table that becomes labelled blocks on a phone. */
export const fields = group(
  {
    type: z.literal("comparison"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the table").optional(),
    corner: line(1, 40, "the head of the first column"),
    columns: list(line(1, 40, "a column's head"), 1, 4, "the heads of the other columns"),
    rows: list(row, 2, 12, "the rows"),
  },
  "a comparison table",
);
