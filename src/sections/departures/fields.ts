import { z } from "zod";
import { group, id, line } from "../../content/vocabulary";

/** The departure board: what is next of vacancies, news and fairs. It fills itself. */
export const fields = group(
  {
    type: z.literal("departures"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
  },
  "the departure board, which fills itself",
  "die Abfahrtstafel, die sich selbst füllt",
);
