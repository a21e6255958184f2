import { fact } from "../../content/parts";
import { code, count, group, line, lineLetter, list, narrow } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

const stop = group(
  {
    name: line(2, 16, "the stop's name", "der Name des Halts"),
    system: line(2, 18, "the system it connects to", "das System, an das er anschließt").optional(),
  },
  "a stop with name, and the system it connects to",
  "ein Halt mit Name und dem System, an das er anschließt",
);

const change = group(
  {
    aspect: narrow(line(3, 60, "what changed", "was sich verändert hat")),
    before: narrow(line(2, 100, "how it was", "wie es war")),
    after: narrow(line(2, 100, "how it is", "wie es ist")),
  },
  "a change with aspect, before and after",
  "eine Veränderung mit Gegenstand, Vorher und Nachher",
);

/** A project. Nothing in it is attributed to the named company beyond the kind of project (decisions: clients). */
export const fields = group(
  {
    ...common,
    sections,
    line: lineLetter(),
    code: code().optional(),
    sector: line(3, 40, "the client's kind of business", "die Branche des Kunden"),
    year: count(1950, "the year of going live", "das Jahr des Starts"),
    from: narrow(
      line(
        2,
        24,
        "where the route starts, for the card: 3 Systeme",
        "wo die Strecke beginnt, für die Karte: 3 Systeme",
      ),
    ),
    to: narrow(
      line(
        2,
        24,
        "where the route ends, for the card: 1 Plattform",
        "wo die Strecke endet, für die Karte: 1 Plattform",
      ),
    ),
    time: narrow(
      line(2, 24, "the usual duration of such a project", "wie lange ein solches Projekt üblicherweise dauert"),
    ),
    facts: list(fact, 2, 5, "the facts of the strip", "die Angaben der Leiste"),
    map: group(
      {
        approaches: list(
          line(2, 16, "an approach", "ein Zulauf"),
          1,
          3,
          "where the route comes from",
          "woher die Strecke kommt",
        ),
        stops: list(stop, 3, 6, "the stops of the route", "die Halte der Strecke"),
        text: line(20, 240, "what the map shows, in a sentence or two", "was der Plan zeigt, in ein, zwei Sätzen"),
      },
      "the route map: approaches, stops and text",
      "der Streckenplan: Zuläufe, Halte und Text",
    ),
    changes: list(
      change,
      2,
      6,
      "the result in kind: what changed",
      "das Ergebnis der Art nach: was sich verändert hat",
    ),
  },
  "a case study",
  "eine Fallstudie",
);
