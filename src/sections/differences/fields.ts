import { z } from "zod";
import { amount, day, group, id, inline, line, list } from "../../content/vocabulary";

const run = group(
  {
    day: day("the day of the run", "der Tag des Laufs"),
    old: amount("what the old system says", "was das alte System sagt"),
    new: amount("what the new system says", "was das neue System sagt"),
    cause: inline(
      "why the two differ, or that they agree",
      "warum beide voneinander abweichen, oder dass sie übereinstimmen",
    ),
  },
  "a run with day, old, new and cause",
  "ein Lauf mit Tag, altem und neuem Wert und Ursache",
);

/** Two systems that count the same thing, day by day, until they agree. */
export const fields = group(
  {
    type: z.literal("differences"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the curve", "ein Absatz vor der Kurve").optional(),
    measure: line(3, 60, "what both systems count", "was beide Systeme zählen"),
    unit: line(
      1,
      12,
      "the unit behind each figure, or EUR for amounts of money",
      "die Einheit hinter jeder Zahl, oder EUR für Geldbeträge",
    ),
    old: line(2, 24, "what the old system is called", "wie das alte System heißt"),
    new: line(2, 24, "what the new system is called", "wie das neue System heißt"),
    difference: line(2, 24, "what their difference is called", "wie ihr Unterschied heißt"),
    cause: line(2, 24, "what the cause is called", "wie die Ursache heißt"),
    choose: line(
      4,
      40,
      "the name of the choice of days, for people who hear it",
      "der Name der Auswahl der Tage, für Menschen, die ihn hören",
    ),
    runs: list(run, 4, 14, "the runs, day by day", "die Läufe, Tag für Tag").superRefine(inOrder),
    note: inline("where the figures come from", "woher die Zahlen stammen"),
  },
  "two systems' figures, day by day, and what made them differ",
  "die Zahlen zweier Systeme, Tag für Tag, und was sie unterschieden hat",
);

function inOrder(runs: readonly { day: string }[], context: z.RefinementCtx): void {
  const late = runs.findIndex((each, index) => index > 0 && each.day <= (runs[index - 1]?.day ?? ""));
  if (late < 0) return;
  context.addIssue({
    code: "custom",
    path: [late, "day"],
    message: "is not after the day before it",
    params: { remedy: "write the runs in the order of their days" },
  });
}
