import { z } from "zod";
import { group, id, inline, line, list, lineLetter, route } from "../../content/vocabulary";

const item = group(
  {
    title: line(2, 80, "the entry's name", "der Name des Eintrags"),
    text: inline("what it means", "was er bedeutet"),
    line: lineLetter().optional(),
    route: route("the page behind the entry", "die Seite hinter dem Eintrag").optional(),
  },
  "an entry with title and text",
  "ein Eintrag mit Überschrift und Text",
);

/** The service list: names at the left, what they mean at the right. */
export const fields = group(
  {
    type: z.literal("items"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the list", "ein Absatz vor der Liste").optional(),
    items: list(item, 2, 12, "the entries", "die Einträge"),
  },
  "a list of names and meanings",
  "eine Liste von Namen und Bedeutungen",
);
