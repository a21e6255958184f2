import { event } from "../../content/parts";
import { choice, day, group, line, lineLetter } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";
import { CATEGORIES } from "../../model/views/categories";

export const fields = group(
  {
    ...common,
    sections,
    date: day(
      "the day of publication; a day in the future keeps the article back until then",
      "der Tag der Veröffentlichung; ein künftiger Tag hält die Meldung bis dahin zurück",
    ),
    category: choice(CATEGORIES, "the kind of news", "die Art der Meldung"),
    line: lineLetter().optional(),
    event: event.optional(),
    figure: group(
      { value: line(1, 12, "the figure", "die Zahl"), text: line(5, 140, "what it counts", "was sie zählt") },
      "a figure in the margin, with value and text",
      "eine Zahl am Rand, mit Wert und Text",
    ).optional(),
  },
  "a news article",
  "eine Meldung",
);
