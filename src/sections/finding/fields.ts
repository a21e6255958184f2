import { z } from "zod";
import { fact } from "../../content/parts";
import { choice, group, id, inline, line, list, verbatim } from "../../content/vocabulary";

/** What a fragment of an interface is drawn of. */
const part = group(
  {
    as: choice(["label", "field", "button", "text", "error"], "what the part is", "was der Teil ist"),
    text: line(1, 80, "what stands in it", "was darin steht"),
    mark: choice(
      ["edge", "ring"],
      "how it is marked, by a red edge or by the ring of the focus",
      "wie er markiert ist, mit rotem Rand oder mit dem Ring des Fokus",
    ).optional(),
  },
  "a part with as, text and mark",
  "ein Teil mit as, text und mark",
);

const state = group(
  {
    label: line(2, 24, "the state's name, such as Found", "der Name des Zustands, etwa Gefunden"),
    parts: list(
      part,
      1,
      6,
      "the fragment, from top to bottom; buttons stand side by side",
      "der Ausschnitt, von oben nach unten; Knöpfe stehen nebeneinander",
    ),
    said: line(
      4,
      160,
      "what a screen reader says, or what else cannot be seen",
      "was ein Screenreader sagt oder was man sonst nicht sehen kann",
    ).optional(),
    text: inline("what is wrong, or what is right now", "was falsch ist, oder was jetzt stimmt"),
  },
  "a state with label, parts, said and text",
  "ein Zustand mit Name, Teilen, Ansage und Text",
);

const MOST_LINES = 3;

/** A finding as an audit's report has it: before and after, the criterion, whom it shuts out, what puts it right. */
export const fields = group(
  {
    type: z.literal("finding"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the finding", "ein Absatz vor dem Befund").optional(),
    name: line(8, 90, "the finding, in a sentence without a full stop", "der Befund, in einem Satz ohne Punkt"),
    criterion: group(
      {
        number: z
          .string()
          .regex(/^[1-4]\.\d\.\d{1,2}$/u)
          .meta({
            nature: "data",
            sentence: "the criterion's number in WCAG, such as 1.4.3",
            german: "die Nummer des Kriteriums in WCAG, etwa 1.4.3",
            same: true,
          }),
        title: line(
          4,
          60,
          "the criterion's name in WCAG, in this language",
          "der Name des Kriteriums in WCAG, in dieser Sprache",
        ),
        level: choice(["A", "AA", "AAA"], "the criterion's level", "die Stufe des Kriteriums"),
      },
      "the criterion with number, title and level",
      "das Kriterium mit Nummer, Titel und Stufe",
    ),
    facts: list(fact, 2, 4, "whom it shuts out, its rank, its effort", "wen er ausschließt, sein Rang, sein Aufwand"),
    choose: line(
      4,
      40,
      "the name of the switch, for people who hear it",
      "der Name des Umschalters, für Menschen, die ihn hören",
    ),
    found: state,
    fixed: state,
    remedy: group(
      {
        language: line(2, 12, "the language of the code, such as HTML", "die Sprache des Programmtexts, etwa HTML"),
        code: verbatim(
          320,
          `what puts it right, in ${MOST_LINES} lines of code at most`,
          `was ihn behebt, in höchstens ${MOST_LINES} Programmzeilen`,
        ),
      },
      "what puts it right, with language and code",
      "was ihn behebt, mit Sprache und Programmtext",
    ),
  },
  "an audit's finding before and after, with what puts it right",
  "der Befund einer Prüfung vorher und nachher, und was ihn behebt",
).superRefine(shortRemedy);

function shortRemedy({ remedy }: { remedy: { code: string } }, context: z.RefinementCtx): void {
  const count = remedy.code.trimEnd().split("\n").length;
  if (count <= MOST_LINES) return;
  context.addIssue({
    code: "custom",
    path: ["remedy", "code"],
    message: `has ${count} lines`,
    params: { remedy: `keep the ${MOST_LINES} that put it right` },
  });
}
