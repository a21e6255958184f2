import { margin, questions, steps, titled } from "../../content/parts";
import { group, inline, line, lineLetter, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { fare } from "../../model/fare";
import { sections } from "../../model/sections";

/** What services and solutions tell: what you get, how it goes, what it needs from you, what it does not include. */
export const offer = {
  line: lineLetter(),
  question: line(
    10,
    140,
    "the question that the page answers, as a client asks it",
    "die Frage, die die Seite beantwortet, wie Kunden sie stellen",
  ),
  gets: list(titled, 3, 6, "what the client gets", "was der Kunde bekommt"),
  steps: steps(3, 5),
  needs: list(
    inline("something the client brings", "etwas, das der Kunde mitbringt"),
    2,
    6,
    "what we need from the client",
    "was wir vom Kunden brauchen",
  ),
  excludes: list(
    inline("something that is not part of it", "etwas, das nicht dazugehört"),
    2,
    6,
    "what is not included",
    "was nicht enthalten ist",
  ),
  questions: questions(2, 5),
  fare: fare.optional(),
  margin: margin.optional(),
};

export const fields = group({ ...common, sections, ...offer }, "a service", "eine Leistung");
