import { group, inline, line, list, section } from "../../content/vocabulary";

const proof = group({
  en: "a promise with title, text and where",
  de: "ein Versprechen mit Überschrift, Text und Nachweis",
  fields: {
    title: line({ length: [2, 80], en: "the promise", de: "das Versprechen" }),
    text: inline({ en: "what is promised", de: "was versprochen wird" }),
    where: inline({
      en: "how the reader can check it, without asking anyone here",
      de: "wie man es nachprüfen kann, ohne hier jemanden zu fragen",
    }),
  },
});

export const fields = section("proofs", {
  en: "promises, each with the way to check it",
  de: "Versprechen, jedes mit dem Weg, es nachzuprüfen",
  fields: {
    text: inline({ en: "a paragraph before the list", de: "ein Absatz vor der Liste" }).optional(),
    entries: list(proof, { count: [2, 6], en: "the promises", de: "die Versprechen" }),
  },
});
