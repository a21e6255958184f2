import { z } from "zod";
import { fact } from "../../content/shared-fields";
import { group, heading, id, line, list } from "../../content/vocabulary";

export const fields = group({
  en: "a card with start, end and facts",
  de: "eine Karte mit Anfang, Ende und Angaben",
  fields: {
    type: z.literal("fact-card"),
    id: id(),
    heading: heading().optional(),
    from: line({ length: [2, 40], en: "where it starts", de: "wo es beginnt", hyphenate: "column" }),
    to: line({ length: [2, 40], en: "where it ends", de: "wo es endet", hyphenate: "column" }),
    facts: list(fact, { count: [1, 5], en: "the facts", de: "die Angaben" }),
  },
});
