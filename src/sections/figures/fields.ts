import { z } from "zod";
import { group, id, line, list } from "../../content/vocabulary";

const figure = group(
  {
    value: line(1, 12, "the figure", "die Zahl"),
    what: line(3, 80, "what it counts, with its unit", "was sie zählt, mit der Einheit"),
    source: line(
      3,
      140,
      "where it can be checked or what period it covers",
      "wo sie sich nachprüfen lässt oder welchen Zeitraum sie umfasst",
    ),
  },
  "a figure with value, what and source",
  "eine Zahl mit Wert, Bedeutung und Quelle",
);

/** Figures, each with the place where it can be checked: no figure without (design, 5). */
export const fields = group(
  {
    type: z.literal("figures"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    figures: list(figure, 2, 4, "the figures", "die Zahlen"),
  },
  "figures that can be checked",
  "Zahlen, die sich nachprüfen lassen",
);
