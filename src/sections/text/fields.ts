import { group, line, prose, section } from "../../content/vocabulary";

const aside = group({
  en: "a side note with title and body",
  de: "eine Randnotiz mit Überschrift und Text",
  fields: {
    title: line({ length: [2, 60], en: "the side note's heading", de: "die Überschrift der Randnotiz" }),
    body: prose({ en: "the side note", de: "die Randnotiz" }),
  },
}).optional();

export const fields = section("text", {
  en: "a section of running text",
  de: "ein Abschnitt mit Fließtext",
  fields: {
    body: prose({
      en: "the text; headings inside start with ###",
      de: "der Text; Überschriften darin beginnen mit ###",
    }),
    aside,
  },
});
