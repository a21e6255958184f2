import { amount, day, group, inline, line, list, section, addIssue } from "../../content/vocabulary";

const run = group({
  en: "a run with day, old, new and cause",
  de: "ein Lauf mit Tag, altem und neuem Wert und Ursache",
  fields: {
    day: day({ en: "the day of the run", de: "der Tag des Laufs" }),
    old: amount({ en: "what the old system says", de: "was das alte System sagt" }),
    new: amount({ en: "what the new system says", de: "was das neue System sagt" }),
    cause: inline({
      en: "why the two differ, or that they agree",
      de: "warum beide voneinander abweichen, oder dass sie übereinstimmen",
    }),
  },
});

export const fields = section("differences", {
  en: "two systems' figures, day by day, and what made them differ",
  de: "die Zahlen zweier Systeme, Tag für Tag, und was sie unterschieden hat",
  fields: {
    text: inline({ en: "a paragraph before the curve", de: "ein Absatz vor der Kurve" }).optional(),
    measure: line({ length: [3, 60], en: "what both systems count", de: "was beide Systeme zählen" }),
    unit: line({
      length: [1, 12],
      en: "the unit behind each figure, or EUR for amounts of money",
      de: "die Einheit hinter jeder Zahl, oder EUR für Geldbeträge",
    }),
    old: line({ length: [2, 24], en: "what the old system is called", de: "wie das alte System heißt" }),
    new: line({ length: [2, 24], en: "what the new system is called", de: "wie das neue System heißt" }),
    difference: line({ length: [2, 24], en: "what their difference is called", de: "wie ihr Unterschied heißt" }),
    cause: line({ length: [2, 24], en: "what the cause is called", de: "wie die Ursache heißt" }),
    choose: line({
      length: [4, 40],
      en: "the name of the choice of days, for people who hear it",
      de: "der Name der Auswahl der Tage, für Menschen, die ihn hören",
    }),
    runs: list(run, { count: [4, 14], en: "the runs, day by day", de: "die Läufe, Tag für Tag" }).superRefine(
      (runs, context) => {
        const late = runs.findIndex(({ day }, index) => index > 0 && day <= (runs[index - 1]?.day ?? ""));
        if (late >= 0)
          addIssue(context)(
            [late, "day"],
            "is not after the day before it",
            "write the runs in the order of their days",
          );
      },
    ),
    note: inline({ en: "where the figures come from", de: "woher die Zahlen stammen" }),
  },
});
