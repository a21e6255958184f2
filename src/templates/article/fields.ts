import { event } from "../../content/shared-fields";
import { choice, day, group, line } from "../../content/vocabulary";
import { common } from "../../model/common";
import { lineLetter } from "../../model/line-fields";
import { sections } from "../../model/sections";
import { CATEGORIES } from "../../model/views/categories";

export const fields = group({
  en: "a news article",
  de: "eine Meldung",
  plural: { en: "News", de: "Meldungen" },
  fields: {
    ...common,
    sections,
    date: day({
      en: "the day of publication; a day in the future keeps the article back until then",
      de: "der Tag der Veröffentlichung; ein künftiger Tag hält die Meldung bis dahin zurück",
    }),
    category: choice(CATEGORIES, { en: "the kind of news", de: "die Art der Meldung" }),
    line: lineLetter().optional(),
    event: event.optional(),
    figure: group({
      en: "a figure in the margin, with value and text",
      de: "eine Zahl am Rand, mit Wert und Text",
      fields: {
        value: line({ length: [1, 12], en: "the figure", de: "die Zahl" }),
        text: line({ length: [5, 140], en: "what it counts", de: "was sie zählt" }),
      },
    }).optional(),
  },
});

export const routePattern = { pattern: /^\/news\/[^/]+\/$/u, written: "/news/<name>/" };
export const folder = "content/pages/news";
export const relatedKinds = ["article", "case-study", "product"];
