import { z } from "zod";
import { group, heading, id } from "../../content/vocabulary";

/** The departure board: what is next of vacancies, news and fairs. It fills itself. */
export const fields = group({
  en: "the departure board, which fills itself",
  de: "die Abfahrtstafel, die sich selbst füllt",
  fields: {
    type: z.literal("departures"),
    id: id(),
    heading: heading(),
  },
});
