import { z } from "zod";
import { choice, group, id, inline, line } from "../../content/vocabulary";

/** What a listing can be of: the kinds that fill lists by themselves. */
export const LISTED = ["services", "products", "solutions", "projects", "news", "vacancies", "fairs", "legal"] as const;

/** A list that fills itself from the pages of one kind. */
export const fields = group(
  {
    type: z.literal("listing"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the list").optional(),
    of: choice(LISTED, "what is listed"),
  },
  "a list that fills itself",
);
