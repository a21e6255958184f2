/** Declares the fields of every kind of page, besides its sections. */
import { z } from "zod";
import { picture } from "../content/picture-vocabulary";
import { day, flag, inline, line, list, route } from "../content/vocabulary";

export const common = {
  title: line({ length: [2, 90], en: "the page's heading", de: "die Überschrift der Seite" }),
  short: line({
    length: [2, 34],
    en: "the page's name in menus, breadcrumbs and lists, where the title is too long",
    de: "der Name der Seite in Menüs, Pfaden und Listen, wo die Überschrift zu lang ist",
  }).optional(),
  headTitle: line({
    length: [15, 60],
    en: "the title in the browser tab and in search results, where it is not the title and the company's name",
    de: "der Titel im Browser-Tab und in Suchergebnissen, wo er nicht aus Überschrift und Firmennamen besteht",
  }).optional(),
  description: line({
    length: [50, 160],
    en: "the description for search results and cards",
    de: "die Beschreibung für Suchergebnisse und Karten",
  }),
  lead: inline({ en: "the first paragraph, set large", de: "der erste Absatz, groß gesetzt" }),
  picture: picture({ en: "the page's picture", de: "das Bild der Seite" }).optional(),
  updated: day({
    en: "the day of the last change that the other language must follow",
    de: "der Tag der letzten Änderung, der die andere Sprache folgen muss",
  }).optional(),
  related: list(route({ en: "a related page", de: "eine verwandte Seite" }), {
    count: [1, 4],
    en: "related pages, where the site should not choose",
    de: "verwandte Seiten, wo die Website nicht selbst wählen soll",
  }).optional(),
  closing: line({
    length: [4, 60],
    en: "the closing band's line, a question or an offer",
    de: "die Zeile im Band am Seitenende, eine Frage oder ein Angebot",
    hyphenate: "heading",
  }).optional(),
  past: flag({
    en: "whether the page belongs to a campaign that is over",
    de: "ob die Seite zu einer Kampagne gehört, die vorbei ist",
  }).optional(),
  draft: flag({
    en: "whether the page is kept out of the site",
    de: "ob die Seite noch nicht auf der Website steht",
  }).optional(),
  noindex: flag({
    en: "whether search engines are asked to leave the page out",
    de: "ob Suchmaschinen die Seite auslassen sollen",
  }).optional(),
  listed: flag({
    en: "whether lists and the site map include the page",
    de: "ob die Seite in Listen und im Inhaltsverzeichnis steht",
  }).optional(),
  canonical: route({
    en: "the page that search engines should show instead",
    de: "die Seite, die Suchmaschinen stattdessen zeigen sollen",
  }).optional(),
  translation: z
    .literal("none")
    .meta({
      type: "data",
      sentence: {
        en: "none, where the page exists in this language only",
        de: "none, wo es die Seite nur in dieser Sprache gibt",
      },
    })
    .optional(),
};
