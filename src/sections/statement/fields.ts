import { z } from "zod";
import { titledText } from "../../content/shared-fields";
import { group, inline, list } from "../../content/vocabulary";

export const fields = group({
  en: "a statement with proofs",
  de: "eine Aussage mit Nachweisen",
  fields: {
    type: z.literal("statement"),
    text: inline({ en: "the statement", de: "die Aussage" }),
    proofs: list(titledText, {
      count: [2, 4],
      en: "promises that can be checked",
      de: "Versprechen, die sich nachprüfen lassen",
    }).optional(),
  },
});
