import { fact, questions, steps, titled } from "../../content/parts";
import { code, group, inline, lineLetter, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { fare } from "../../model/fare";
import { sections } from "../../model/sections";

export const fields = group(
  {
    ...common,
    sections,
    code: code(),
    line: lineLetter(),
    facts: list(fact, 3, 5, "the facts at a glance"),
    gets: list(titled, 3, 6, "what the product does"),
    fits: list(inline("when it fits"), 2, 5, "when it is the right choice"),
    excludes: list(inline("when it does not fit, or what it leaves out"), 2, 5, "what it does not do"),
    steps: steps(3, 5),
    questions: questions(2, 5),
    fare: fare.optional(),
  },
  "a product",
);
