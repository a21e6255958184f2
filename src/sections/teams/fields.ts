import { count, group, inline, list, section } from "../../content/vocabulary";
import { lineLetter } from "../../model/line-fields";

const team = group({
  en: "a team with line, people and text",
  de: "ein Team mit Linie, Zahl der Menschen und Text",
  fields: {
    line: lineLetter(),
    people: count({ en: "how many people", de: "wie viele Menschen" }),
    text: inline({ en: "what the team does", de: "was das Team tut" }),
  },
});

export const fields = section("teams", {
  en: "the lines as teams",
  de: "die Linien als Teams",
  fields: {
    teams: list(team, { count: [2, 5], en: "the teams", de: "die Teams" }),
  },
});
