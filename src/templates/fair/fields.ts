import { event, fact } from "../../content/parts";
import { group, line, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

const visit = group(
  {
    from: line(2, 30, "where the way to the stand begins", "wo der Weg zum Stand beginnt"),
    to: line(2, 30, "the stand", "der Stand"),
    facts: list(fact, 2, 5, "what a visitor needs to know", "was Besucher wissen müssen"),
  },
  "the way to the stand, with from, to and facts",
  "der Weg zum Stand, mit Anfang, Ziel und Angaben",
);

/** A page for a trade fair: with an event it stands in the lists of fairs, upcoming or past by its dates. */
export const fields = group(
  { ...common, sections, event: event.optional(), visit: visit.optional() },
  "a trade-fair page",
  "eine Messeseite",
);
