import { z } from "zod";
import { group, id, inline, line } from "../../content/vocabulary";

/** The network map of the lines. Its stations are messages of the interface. */
export const fields = group(
  {
    type: z.literal("line-map"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("one or two sentences beside the map", "ein, zwei Sätze neben dem Plan"),
  },
  "the network map of the lines",
  "der Netzplan der Linien",
);
