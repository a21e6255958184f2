/** Declares `content/site/navigation.yml`: the menus of header and footer. */
import { z } from "zod";
import { group, list, route } from "../content/vocabulary";
import { lineLetter } from "./line-fields";
import { localizedText } from "./site-files";

const routes = list(route({ en: "a menu entry", de: "ein Menüeintrag" }), {
  count: [1, 12],
  en: "the menu's entries, by route",
  de: "die Einträge des Menüs, nach Adressen",
});

const mainItem = group({
  en: "an entry with label, and with route, routes or lines",
  de: "ein Eintrag mit label und mit route, routes oder lines",
  fields: {
    route: route({
      en: "the page, for an entry without a menu of its own",
      de: "die Seite, für einen Eintrag ohne eigenes Menü",
    }).optional(),
    label: localizedText({ max: 24, en: "the entry's name", de: "der Name des Eintrags" }),
    lines: list(
      group({
        en: "a column with line and routes",
        de: "eine Spalte mit Linie und Adressen",
        fields: { line: lineLetter(), routes },
      }),
      { count: [1, 5], en: "columns by line", de: "Spalten nach Linien" },
    ).optional(),
    routes: routes.optional(),
  },
});

export const navigation = group({
  en: "the menus",
  de: "die Menüs",
  plural: { en: "Menus", de: "Menüs" },
  fields: {
    main: list(mainItem, { count: [2, 7], en: "the main menu", de: "das Hauptmenü" }),
    footer: list(
      group({
        en: "a group with heading and routes",
        de: "eine Gruppe mit Überschrift und Adressen",
        fields: {
          heading: localizedText({ max: 30, en: "the group's heading", de: "die Überschrift der Gruppe" }),
          routes,
        },
      }),
      { count: [1, 4], en: "the footer's groups", de: "die Gruppen der Fußzeile" },
    ),
    legal: routes,
  },
});

export type Navigation = z.infer<typeof navigation>;
