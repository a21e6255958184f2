import { group, inline, line, list, route, section } from "../../content/vocabulary";

const item = group({
  en: "an entry with title and text",
  de: "ein Eintrag mit Überschrift und Text",
  fields: {
    title: line({ length: [2, 80], en: "the entry's name", de: "der Name des Eintrags" }),
    text: inline({ en: "what it means", de: "was er bedeutet" }),
    route: route({ en: "the page behind the entry", de: "die Seite hinter dem Eintrag" }).optional(),
  },
});

export const fields = section("items", {
  en: "a list of names and meanings",
  de: "eine Liste von Namen und Bedeutungen",
  fields: {
    items: list(item, { count: [2, 12], en: "the entries", de: "die Einträge" }),
  },
});
