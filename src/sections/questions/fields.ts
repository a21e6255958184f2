import { questions } from "../../content/parts";
import { section } from "../../content/vocabulary";

/** Questions at the desk, each opening its answer. */
export const fields = section("questions", {
  en: "questions and answers",
  de: "Fragen und Antworten",
  fields: {
    questions: questions({ count: [2, 8] }),
  },
});
