import { z } from "zod";
import { questions } from "../../content/parts";
import { group, id, line } from "../../content/vocabulary";

/** Questions at the desk, each opening its answer. */
export const fields = group(
  {
    type: z.literal("questions"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    questions: questions(2, 8),
  },
  "questions and answers",
  "Fragen und Antworten",
);
