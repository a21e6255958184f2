import { inline, section } from "../../content/vocabulary";

export const fields = section("ways", {
  en: "the direct ways to reach the company",
  de: "die direkten Wege zum Unternehmen",
  fields: { text: inline({ en: "a paragraph before the ways", de: "ein Absatz vor den Wegen" }).optional() },
});
