import { z } from "zod";
import { explainedScreen } from "../../content/picture-vocabulary";
import { choice, group, id, inline, line, list } from "../../content/vocabulary";

/** Screens at work: windows and phones, each with what to look at. */
export const fields = group(
  {
    type: z.literal("screens"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a sentence before the screens", "ein Satz vor den Bildschirmen").optional(),
    as: choice(
      ["pair", "row"],
      "how several stand: as a pair, a phone over the corner of a window, or in a row; without it below each other",
      "wie mehrere stehen: als Paar, ein Telefon über der Ecke eines Fensters, oder in einer Reihe; ohne Angabe untereinander",
    ).optional(),
    screens: list(explainedScreen("a screen", "ein Bildschirm"), 1, 4, "the screens", "die Bildschirme"),
    caption: inline("a sentence below the screens", "ein Satz unter den Bildschirmen").optional(),
  },
  "screens of software at work, with what to look at",
  "Bildschirme von Software bei der Arbeit, und worauf zu achten ist",
);
