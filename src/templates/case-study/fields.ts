import { fact } from "../../content/parts";
import { code, count, group, line, lineLetter, list, narrow } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

const stop = group(
  {
    name: line(2, 16, "the stop's name"),
    system: line(2, 18, "the system it connects to").optional(),
  },
  "a stop with name, and the system it connects to",
);

const change = group(
  {
    aspect: narrow(line(3, 60, "what changed")),
    before: narrow(line(2, 100, "how it was")),
    after: narrow(line(2, 100, "how it is")),
  },
  "a change with aspect, before and after",
);

/** A project. Nothing in it is attributed to the named company beyond the kind of project (decisions: clients). */
export const fields = group(
  {
    ...common,
    sections,
    line: lineLetter(),
    code: code().optional(),
    sector: line(3, 40, "the client's kind of business"),
    year: count(1950, "the year of going live"),
    from: line(2, 24, "where the route starts, for the card: 3 Systeme"),
    to: line(2, 24, "where the route ends, for the card: 1 Plattform"),
    time: line(2, 24, "the usual duration of such a project"),
    facts: list(fact, 2, 5, "the facts of the strip"),
    map: group(
      {
        approaches: list(line(2, 16, "an approach"), 1, 3, "where the route comes from"),
        stops: list(stop, 3, 6, "the stops of the route"),
        text: line(20, 240, "what the map shows, in a sentence or two"),
      },
      "the route map: approaches, stops and text",
    ),
    changes: list(change, 2, 6, "the result in kind: what changed"),
  },
  "a case study",
);
