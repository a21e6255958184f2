import { z } from "zod";
import { group, id, line, prose } from "../../content/vocabulary";

/** Running text under a section sign, with an optional side note. */
export const fields = group(
  {
    type: z.literal("text"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    body: prose("the text; headings inside start with ###", "der Text; Überschriften darin beginnen mit ###"),
    aside: group(
      {
        title: line(2, 60, "the side note's heading", "die Überschrift der Randnotiz"),
        body: prose("the side note", "die Randnotiz"),
      },
      "a side note with title and body",
      "eine Randnotiz mit Überschrift und Text",
    ).optional(),
  },
  "a section of running text",
  "ein Abschnitt mit Fließtext",
);
