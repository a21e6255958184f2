import { z } from "zod";
import { steps } from "../../content/parts";
import { group, id, inline, line } from "../../content/vocabulary";

/** The steps of a way, in order, with their times. */
export const fields = group(
  {
    type: z.literal("process"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a sentence before the steps", "ein Satz vor den Schritten").optional(),
    steps: steps(3, 6),
  },
  "a process line",
  "eine Linie mit den Schritten eines Ablaufs",
);
