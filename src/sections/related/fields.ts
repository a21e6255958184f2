import { z } from "zod";
import { choice, group, id, inline, line, list, route } from "../../content/vocabulary";

/** Pages that belong to what was just said, chosen by the editor. What follows a page stands at its end by itself. */
export const fields = group(
  {
    type: z.literal("related"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the pages", "ein Absatz vor den Seiten").optional(),
    as: choice(
      ["teasers", "cards"] as const,
      "how they are shown: short, or with their pictures",
      "wie sie gezeigt werden: kurz oder mit ihren Bildern",
    ),
    routes: list(
      route("the page shown", "die gezeigte Seite"),
      2,
      6,
      "the pages shown, by route",
      "die gezeigten Seiten, nach Adressen",
    ),
  },
  "chosen pages, short or with their pictures",
  "ausgewählte Seiten, kurz oder mit ihren Bildern",
);
