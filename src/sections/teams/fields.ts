import { z } from "zod";
import { count, group, id, inline, line, lineLetter, list } from "../../content/vocabulary";

const team = group(
  {
    line: lineLetter(),
    people: count(1, "how many people"),
    text: inline("what the team does"),
  },
  "a team with line, people and text",
);

/** The lines as teams: a ring per person, a dashed one per open position. */
export const fields = group(
  {
    type: z.literal("teams"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the teams").optional(),
    teams: list(team, 2, 5, "the teams"),
  },
  "the lines as teams",
);
