import { z } from "zod";
import { group, id, line, list, route } from "../../content/vocabulary";

/** Cards of chosen projects, products or solutions: the first one wide. */
export const fields = group(
  {
    type: z.literal("projects"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    routes: list(
      route("the page shown", "die gezeigte Seite"),
      1,
      7,
      "the pages shown, by route",
      "die gezeigten Seiten, nach Adressen",
    ),
    more: route("the page behind the link at the right", "die Seite hinter dem Link rechts").optional(),
  },
  "cards of chosen pages",
  "Karten ausgewählter Seiten",
);
