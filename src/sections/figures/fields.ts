import { z } from "zod";
import { group, id, line, list } from "../../content/vocabulary";

const figure = group(
  {
    value: line(1, 12, "the figure"),
    what: line(3, 80, "what it counts, with its unit"),
    source: line(3, 140, "where it can be checked or what period it covers"),
  },
  "a figure with value, what and source",
);

/** Figures, each with the place where it can be checked: no figure without (design, 5). */
export const fields = group(
  {
    type: z.literal("figures"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    figures: list(figure, 2, 4, "the figures"),
  },
  "figures that can be checked",
);
