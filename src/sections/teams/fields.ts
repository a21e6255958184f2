import { z } from "zod";
import { count, group, id, inline, line, lineLetter, list } from "../../content/vocabulary";

const team = group(
  {
    line: lineLetter(),
    people: count(1, "how many people", "wie viele Menschen"),
    text: inline("what the team does", "was das Team tut"),
  },
  "a team with line, people and text",
  "ein Team mit Linie, Zahl der Menschen und Text",
);

/** The lines as teams: a ring per person, a dashed one per open position. */
export const fields = group(
  {
    type: z.literal("teams"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the teams", "ein Absatz vor den Teams").optional(),
    teams: list(team, 2, 5, "the teams", "die Teams"),
  },
  "the lines as teams",
  "die Linien als Teams",
);
