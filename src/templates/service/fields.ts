import { margin, questions, steps, titledText } from "../../content/shared-fields";
import { group, inlineList, line, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { fare } from "../../model/fare";
import { lineLetter } from "../../model/line-fields";
import { sections } from "../../model/sections";

/** Fields of services and solutions. */
export const offer = {
  line: lineLetter(),
  question: line({
    length: [10, 140],
    en: "the question that the page answers, as a client asks it",
    de: "die Frage, die die Seite beantwortet, wie Kunden sie stellen",
  }),
  gets: list(titledText, { count: [3, 6], en: "what the client gets", de: "was der Kunde bekommt" }),
  steps: steps({ count: [3, 5] }),
  needs: inlineList({ count: [2, 6], en: "what we need from the client", de: "was wir vom Kunden brauchen" }),
  questions: questions({ count: [2, 5] }),
  fare: fare.optional(),
  margin: margin.optional(),
};

export const fields = group({
  en: "a service",
  de: "eine Leistung",
  plural: { en: "Services", de: "Leistungen" },
  fields: { ...common, sections, ...offer },
});

export const routePattern = { pattern: /^\/services\/.+/u, written: "/services/<name>/" };
export const parts = ["gets", "steps", "needs", "questions"];
export const relatedKinds = ["case-study", "product", "service"];
