import { z } from "zod";
import { picture } from "../../content/picture-vocabulary";
import { choice, group, id, inline, line } from "../../content/vocabulary";

/** What a listing can be of: the kinds that fill lists by themselves. */
export const LISTED = [
  "services",
  "products",
  "solutions",
  "projects",
  "news",
  "vacancies",
  "fairs",
  "fares",
  "legal",
] as const;

const linePicture = picture("the line's picture", "das Bild der Linie").optional();

/** A list that fills itself from the pages of one kind, or from all that have a price. */
export const fields = group(
  {
    type: z.literal("listing"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the list", "ein Absatz vor der Liste").optional(),
    of: choice(LISTED, "what is listed", "was aufgelistet wird"),
    further: group(
      {
        page: line(2, 20, "the word before a page's number", "das Wort vor der Nummer einer Seite"),
        newer: line(2, 40, "the link to the page with newer ones", "der Link zur Seite mit den neueren"),
        older: line(2, 40, "the link to the page with older ones", "der Link zur Seite mit den älteren"),
      },
      "for a list of news: what its further pages are called, of which there are some when it has grown",
      "für eine Liste von Meldungen: wie ihre weiteren Seiten heißen, von denen es welche gibt, wenn sie gewachsen ist",
    ).optional(),
    pictures: group(
      { A: linePicture, B: linePicture, C: linePicture, D: linePicture, E: linePicture },
      "for a list by line: a picture for each",
      "für eine Liste nach Linien: je ein Bild",
    ).optional(),
  },
  "a list that fills itself",
  "eine Liste, die sich selbst füllt",
);
