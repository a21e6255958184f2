import { z } from "zod";
import { group, id, inline, line, list } from "../../content/vocabulary";

const proof = group(
  {
    title: line(2, 80, "the promise", "das Versprechen"),
    text: inline("what is promised", "was versprochen wird"),
    where: inline(
      "how the reader can check it, without asking anyone here",
      "wie man es nachprüfen kann, ohne hier jemanden zu fragen",
    ),
  },
  "a promise with title, text and where",
  "ein Versprechen mit Überschrift, Text und Nachweis",
);

/** Promises that can be checked, each with the way to do it (design, 5: proof without quotes). */
export const fields = group(
  {
    type: z.literal("proofs"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the list", "ein Absatz vor der Liste").optional(),
    entries: list(proof, 2, 6, "the promises", "die Versprechen"),
  },
  "promises, each with the way to check it",
  "Versprechen, jedes mit dem Weg, es nachzuprüfen",
);
