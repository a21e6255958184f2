import { z } from "zod";
import { group, id, inline, line, list, narrow } from "../../content/vocabulary";

const row = group(
  {
    name: narrow(line(1, 60, "what the row is about")),
    cells: list(narrow(inline("one cell")), 1, 4, "the row's cells, as many as there are columns"),
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
    corner: narrow(line(1, 40, "the head of the first column")),
    columns: list(narrow(line(1, 40, "a column's head")), 1, 4, "the heads of the other columns"),
    rows: list(row, 2, 12, "the rows"),
  },
  "a comparison table",
);
