import { z } from "zod";
import { fact } from "../../content/parts";
import { group, id, line, list, narrow } from "../../content/vocabulary";

/** The long pass: where something starts, where it ends, and what there is to know of the way. */
export const fields = group(
  {
    type: z.literal("fact-card"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts").optional(),
    from: narrow(line(2, 40, "where it starts", "wo es beginnt")),
    to: narrow(line(2, 40, "where it ends", "wo es endet")),
    facts: list(fact, 1, 5, "the facts", "die Angaben"),
  },
  "a card with start, end and facts",
  "eine Karte mit Anfang, Ende und Angaben",
);
