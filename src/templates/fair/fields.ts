import { event, fact } from "../../content/parts";
import { group, line, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

const visit = group(
  {
    from: line(2, 30, "where the way to the stand begins"),
    to: line(2, 30, "the stand"),
    facts: list(fact, 2, 5, "what a visitor needs to know"),
  },
  "the way to the stand, with from, to and facts",
);

/** A page for a trade fair: with an event it stands in the lists of fairs, upcoming or past by its dates. */
export const fields = group(
  { ...common, sections, event: event.optional(), visit: visit.optional() },
  "a trade-fair page",
);
