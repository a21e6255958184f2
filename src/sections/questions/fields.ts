import { z } from "zod";
import { questions } from "../../content/parts";
import { group, heading, id } from "../../content/vocabulary";

/** Questions at the desk, each opening its answer. */
export const fields = group({
  en: "questions and answers",
  de: "Fragen und Antworten",
  fields: {
    type: z.literal("questions"),
    id: id(),
    heading: heading(),
    questions: questions({ count: [2, 8] }),
  },
});
