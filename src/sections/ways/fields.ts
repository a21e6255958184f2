import { z } from "zod";
import { group, heading, id, inline } from "../../content/vocabulary";

/** The direct ways to reach the company: telephone, e-mail, address, from the company file. */
export const fields = group({
  en: "the direct ways to reach the company",
  de: "die direkten Wege zum Unternehmen",
  fields: {
    type: z.literal("ways"),
    id: id(),
    heading: heading(),
    text: inline({ en: "a paragraph before the ways", de: "ein Absatz vor den Wegen" }).optional(),
  },
});
