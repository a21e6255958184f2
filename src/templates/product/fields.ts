import { fact, margin, questions, steps, titledText } from "../../content/shared-fields";
import { screen } from "../../content/picture-vocabulary";
import { group, inlineList, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { fare } from "../../model/fare";
import { code, lineLetter } from "../../model/line-fields";
import { sections } from "../../model/sections";

export const fields = group({
  en: "a product",
  de: "ein Produkt",
  plural: { en: "Products", de: "Produkte" },
  fields: {
    ...common,
    sections,
    atWork: list(screen({ en: "a screen", de: "ein Bildschirm" }), {
      count: [1, 4],
      en: "the screens at the page's head, in place of its picture",
      de: "die Bildschirme am Kopf der Seite, anstelle ihres Bildes",
    }).optional(),
    code: code(),
    line: lineLetter(),
    facts: list(fact, { count: [3, 5], en: "the facts at a glance", de: "die Angaben auf einen Blick" }),
    gets: list(titledText, { count: [3, 6], en: "what the product does", de: "was das Produkt tut" }),
    fits: inlineList({ count: [2, 5], en: "when it is the right choice", de: "wann es die richtige Wahl ist" }),
    excludes: inlineList({
      count: [2, 5],
      en: "what it does not do, or not well",
      de: "was es nicht oder nicht gut tut",
    }),
    steps: steps({ count: [3, 5] }),
    questions: questions({ count: [2, 5] }),
    fare: fare.optional(),
    margin: margin.optional(),
  },
});

export const routePattern = { pattern: /^\/products\/[^/]+\/$/u, written: "/products/<name>/" };
export const folder = "content/pages/products";
export const parts = ["gets", "fits", "steps", "questions"];
export const relatedKinds = ["case-study", "service", "product"];
