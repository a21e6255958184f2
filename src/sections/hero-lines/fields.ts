import { z } from "zod";
import { group, inline, line, route } from "../../content/vocabulary";

/** The home page's sign: two lines of headline, and the directory of the lines. */
export const fields = group(
  {
    type: z.literal("hero-lines"),
    first: line(2, 20, "the headline's first line", "die erste Zeile der Überschrift"),
    second: line(2, 20, "the headline's second line", "die zweite Zeile der Überschrift"),
    text: inline(
      "one sentence under the headline, after the page's lead",
      "ein Satz unter der Überschrift, nach dem ersten Absatz der Seite",
    ).optional(),
    call: group(
      {
        route: route("where the button leads", "wohin der Knopf führt"),
        label: line(
          4,
          48,
          "what the button says: what comes of it, how long it takes, what it costs",
          "was auf dem Knopf steht: was daraus wird, wie lange es dauert, was es kostet",
        ),
      },
      "the button beside the telephone number, with route and label",
      "der Knopf neben der Telefonnummer, mit Adresse und Beschriftung",
    ).optional(),
  },
  "the home page's sign",
  "das Schild der Startseite",
);
