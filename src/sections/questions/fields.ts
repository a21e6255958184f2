import { questions } from "../../content/shared-fields";
import { section } from "../../content/vocabulary";

export const fields = section("questions", {
  en: "questions and answers",
  de: "Fragen und Antworten",
  fields: { questions: questions({ count: [2, 8] }) },
});
