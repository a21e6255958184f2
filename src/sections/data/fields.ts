import { z } from "zod";
import { amount, flag, group, id, inline, large, line, list } from "../../content/vocabulary";

const bar = group(
  {
    label: large(line(1, 60, "what the bar stands for", "wofür der Balken steht")),
    value: amount("how long the bar is", "wie lang der Balken ist"),
    note: line(2, 80, "what else there is to say about it", "was es dazu noch zu sagen gibt").optional(),
    here: flag(
      "whether this is the bar that it is about; one at most",
      "ob es dieser Balken ist, um den es geht; höchstens einer",
    ).optional(),
  },
  "a bar with label and value",
  "ein Balken mit Beschriftung und Wert",
);

/** Bars, which are a table: with the period they were measured in and where they come from (design, 1.7). */
export const fields = group(
  {
    type: z.literal("data"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the bars", "ein Absatz vor den Balken").optional(),
    corner: line(
      1,
      40,
      "what the bars stand for: the head of the first column",
      "wofür die Balken stehen: der Kopf der ersten Spalte",
    ),
    measure: line(
      3,
      80,
      "what is measured: the head of the second column",
      "was gemessen wird: der Kopf der zweiten Spalte",
    ),
    unit: line(1, 10, "the unit behind each value", "die Einheit hinter jedem Wert"),
    bars: list(bar, 2, 10, "the bars", "die Balken").superRefine((bars, context) => {
      const second = bars.findLastIndex(({ here }) => here);
      if (bars.filter(({ here }) => here).length > 1)
        context.addIssue({
          code: "custom",
          path: [second, "here"],
          message: "marks a second bar",
          params: { remedy: "leave here: true at the one bar that it is about" },
        });
    }),
    period: line(
      3,
      80,
      "when it was measured, or what time it covers",
      "wann gemessen wurde oder welche Zeit es umfasst",
    ),
    source: inline("where the values come from", "woher die Werte stammen"),
  },
  "bars with values, the period they were measured in, and their source",
  "Balken mit Werten, dem Zeitraum der Messung und der Quelle",
);
