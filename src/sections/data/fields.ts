import { z } from "zod";
import { amount, flag, group, id, inline, line, list } from "../../content/vocabulary";

const bar = group(
  {
    label: line(1, 60, "what the bar stands for"),
    value: amount("how long the bar is"),
    note: line(2, 80, "what else there is to say about it").optional(),
    here: flag("whether this is the bar that it is about; one at most").optional(),
  },
  "a bar with label and value",
);

/** Bars, which are a table: with the period they were measured in and where they come from (design, 1.7). */
export const fields = group(
  {
    type: z.literal("data"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the bars").optional(),
    corner: line(1, 40, "what the bars stand for: the head of the first column"),
    measure: line(3, 80, "what is measured: the head of the second column"),
    unit: line(1, 10, "the unit behind each value"),
    bars: list(bar, 2, 10, "the bars").superRefine((bars, context) => {
      const second = bars.findLastIndex(({ here }) => here);
      if (bars.filter(({ here }) => here).length > 1)
        context.addIssue({
          code: "custom",
          path: [second, "here"],
          message: "marks a second bar",
          params: { remedy: "leave here: true at the one bar that it is about" },
        });
    }),
    period: line(3, 80, "when it was measured, or what time it covers"),
    source: inline("where the values come from"),
  },
  "bars with values, the period they were measured in, and their source",
);
