/** `content/site/navigation.yml`: the menus of header and footer. */
import { z } from "zod";
import { group, lineLetter, list, route } from "../content/vocabulary";
import { both } from "./site-files";

const routes = list(
  route("a menu entry", "ein Menüeintrag"),
  1,
  12,
  "the menu's entries, by route",
  "die Einträge des Menüs, nach Adressen",
);

const mainItem = group(
  {
    route: route(
      "the page, for an entry without a menu of its own",
      "die Seite, für einen Eintrag ohne eigenes Menü",
    ).optional(),
    label: both(24, "the entry's name", "der Name des Eintrags"),
    lines: list(
      group({ line: lineLetter(), routes }, "a column with line and routes", "eine Spalte mit Linie und Adressen"),
      1,
      5,
      "columns by line",
      "Spalten nach Linien",
    ).optional(),
    routes: routes.optional(),
  },
  "an entry with label, and with route, routes or lines",
  "ein Eintrag mit label und mit route, routes oder lines",
);

export const navigation = group(
  {
    main: list(mainItem, 2, 7, "the main menu", "das Hauptmenü"),
    footer: list(
      group(
        { heading: both(30, "the group's heading", "die Überschrift der Gruppe"), routes },
        "a group with heading and routes",
        "eine Gruppe mit Überschrift und Adressen",
      ),
      1,
      4,
      "the footer's groups",
      "die Gruppen der Fußzeile",
    ),
    legal: routes,
  },
  "the menus",
  "die Menüs",
);

export type Navigation = z.infer<typeof navigation>;
