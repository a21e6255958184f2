import { inline, section } from "../../content/vocabulary";

/** The direct ways to reach the company: telephone, e-mail, address, from the company file. */
export const fields = section("ways", {
  en: "the direct ways to reach the company",
  de: "die direkten Wege zum Unternehmen",
  fields: {
    text: inline({ en: "a paragraph before the ways", de: "ein Absatz vor den Wegen" }).optional(),
  },
});
