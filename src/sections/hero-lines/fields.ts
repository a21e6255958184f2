import { z } from "zod";
import { group, inline, line, route } from "../../content/vocabulary";
import { planner } from "./planner-fields";

export const fields = group({
  en: "the home page's sign",
  de: "das Schild der Startseite",
  fields: {
    type: z.literal("hero-lines"),
    first: line({ length: [2, 20], en: "the headline's first line", de: "die erste Zeile der Überschrift" }),
    second: line({ length: [2, 20], en: "the headline's second line", de: "die zweite Zeile der Überschrift" }),
    text: inline({
      en: "one sentence under the headline, after the page's lead",
      de: "ein Satz unter der Überschrift, nach dem ersten Absatz der Seite",
    }).optional(),
    call: group({
      en: "the button beside the telephone number, with route and label",
      de: "der Knopf neben der Telefonnummer, mit Adresse und Beschriftung",
      fields: {
        route: route({ en: "where the button leads", de: "wohin der Knopf führt" }),
        label: line({
          length: [4, 48],
          en: "what the button says: what comes of it, how long it takes, what it costs",
          de: "was auf dem Knopf steht: was daraus wird, wie lange es dauert, was es kostet",
        }),
      },
    }).optional(),
    planner: planner.optional(),
  },
});
