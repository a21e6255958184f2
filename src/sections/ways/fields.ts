import { z } from "zod";
import { group, id, inline, line } from "../../content/vocabulary";

/** The direct ways to reach the company: telephone, e-mail, address, from the company file. */
export const fields = group(
  {
    type: z.literal("ways"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the ways", "ein Absatz vor den Wegen").optional(),
  },
  "the direct ways to reach the company",
  "die direkten Wege zum Unternehmen",
);
