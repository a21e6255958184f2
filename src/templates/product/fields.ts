import { fact, margin, questions, steps, titled } from "../../content/parts";
import { screen } from "../../content/picture-vocabulary";
import { code, group, inline, lineLetter, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { fare } from "../../model/fare";
import { sections } from "../../model/sections";

export const fields = group(
  {
    ...common,
    sections,
    atWork: list(
      screen("a screen", "ein Bildschirm"),
      1,
      4,
      "the screens at the page's head, in place of its picture",
      "die Bildschirme am Kopf der Seite, anstelle ihres Bildes",
    ).optional(),
    code: code(),
    line: lineLetter(),
    facts: list(fact, 3, 5, "the facts at a glance", "die Angaben auf einen Blick"),
    gets: list(titled, 3, 6, "what the product does", "was das Produkt tut"),
    fits: list(
      inline("when it fits", "wann es passt"),
      2,
      5,
      "when it is the right choice",
      "wann es die richtige Wahl ist",
    ),
    excludes: list(
      inline("when it does not fit, or what it leaves out", "wann es nicht passt oder was es auslässt"),
      2,
      5,
      "what it does not do",
      "was es nicht tut",
    ),
    steps: steps(3, 5),
    questions: questions(2, 5),
    fare: fare.optional(),
    margin: margin.optional(),
  },
  "a product",
  "ein Produkt",
);
