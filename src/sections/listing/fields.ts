import { picture } from "../../content/picture-vocabulary";
import { choice, group, line, section } from "../../content/vocabulary";

export const LIST_TYPES = [
  "services",
  "products",
  "solutions",
  "projects",
  "news",
  "vacancies",
  "fairs",
  "fares",
] as const;

export type ListType = (typeof LIST_TYPES)[number];

const linePicture = picture({ en: "the line's picture", de: "das Bild der Linie" }).optional();

export const fields = section("listing", {
  en: "a list that fills itself",
  de: "eine Liste, die sich selbst füllt",
  fields: {
    of: choice(LIST_TYPES, { en: "what is listed", de: "was aufgelistet wird" }),
    further: group({
      en: "for a list of news: what its further pages are called, of which there are some when it has grown",
      de: "für eine Liste von Meldungen: wie ihre weiteren Seiten heißen, von denen es welche gibt, wenn sie gewachsen ist",
      fields: {
        page: line({
          length: [2, 20],
          en: "the word before a page's number",
          de: "das Wort vor der Nummer einer Seite",
        }),
        newer: line({
          length: [2, 40],
          en: "the link to the page with newer ones",
          de: "der Link zur Seite mit den neueren",
        }),
        older: line({
          length: [2, 40],
          en: "the link to the page with older ones",
          de: "der Link zur Seite mit den älteren",
        }),
      },
    }).optional(),
    pictures: group({
      en: "for a list by line: a picture for each",
      de: "für eine Liste nach Linien: je ein Bild",
      fields: { A: linePicture, B: linePicture, C: linePicture, D: linePicture, E: linePicture },
    }).optional(),
  },
});
