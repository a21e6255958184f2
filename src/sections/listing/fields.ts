import { picture } from "../../content/picture-vocabulary";
import { choice, group, section } from "../../content/vocabulary";

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
    pictures: group({
      en: "for a list by line: a picture for each",
      de: "für eine Liste nach Linien: je ein Bild",
      fields: { A: linePicture, B: linePicture, C: linePicture, D: linePicture, E: linePicture },
    }).optional(),
  },
});
