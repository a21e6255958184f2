/** The fields that every kind of page has, beside its set of sections. */
import { z } from "zod";
import { picture } from "../content/picture-vocabulary";
import { day, flag, inline, line, list, route } from "../content/vocabulary";

export const common = {
  title: line(2, 90, "the page's heading", "die Überschrift der Seite"),
  short: line(
    2,
    34,
    "the page's name in menus, breadcrumbs and lists, where the title is too long",
    "der Name der Seite in Menüs, Pfaden und Listen, wo die Überschrift zu lang ist",
  ).optional(),
  headTitle: line(
    15,
    60,
    "the title in the browser tab and in search results, where it is not the title and the company's name",
    "der Titel im Browser-Tab und in Suchergebnissen, wo er nicht aus Überschrift und Firmennamen besteht",
  ).optional(),
  description: line(
    50,
    160,
    "the description for search results and cards",
    "die Beschreibung für Suchergebnisse und Karten",
  ),
  lead: inline("the first paragraph, set large", "der erste Absatz, groß gesetzt"),
  picture: picture("the page's picture", "das Bild der Seite").optional(),
  updated: day(
    "the day of the last change that the other language must follow",
    "der Tag der letzten Änderung, der die andere Sprache folgen muss",
  ).optional(),
  related: list(
    route("a related page", "eine verwandte Seite"),
    1,
    4,
    "related pages, where the site should not choose",
    "verwandte Seiten, wo die Website nicht selbst wählen soll",
  ).optional(),
  closing: line(
    4,
    60,
    "the closing band's line, a question or an offer",
    "die Zeile im Band am Seitenende, eine Frage oder ein Angebot",
  ).optional(),
  past: flag(
    "whether the page belongs to a campaign that is over",
    "ob die Seite zu einer Kampagne gehört, die vorbei ist",
  ).optional(),
  draft: flag("whether the page is kept out of the site", "ob die Seite noch nicht auf der Website steht").optional(),
  noindex: flag(
    "whether search engines are asked to leave the page out",
    "ob Suchmaschinen die Seite auslassen sollen",
  ).optional(),
  listed: flag(
    "whether the page stands in lists and in the site map",
    "ob die Seite in Listen und im Inhaltsverzeichnis steht",
  ).optional(),
  canonical: route(
    "the page that search engines should show instead",
    "die Seite, die Suchmaschinen stattdessen zeigen sollen",
  ).optional(),
  translation: z
    .literal("none")
    .meta({
      nature: "data",
      sentence: "none, where the page exists in this language only",
      german: "none, wo es die Seite nur in dieser Sprache gibt",
    })
    .optional(),
};
