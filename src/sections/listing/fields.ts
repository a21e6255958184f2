import { z } from "zod";
import { choice, group, id, inline, line, picture } from "../../content/vocabulary";

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

const linePicture = picture("the line's picture").optional();

/** A list that fills itself from the pages of one kind, or from all that have a price. */
export const fields = group(
  {
    type: z.literal("listing"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the list").optional(),
    of: choice(LISTED, "what is listed"),
    further: group(
      {
        page: line(2, 20, "the word before a page's number"),
        newer: line(2, 40, "the link to the page with newer ones"),
        older: line(2, 40, "the link to the page with older ones"),
      },
      "for a list of news: what its further pages are called, of which there are some when it has grown",
    ).optional(),
    pictures: group(
      { A: linePicture, B: linePicture, C: linePicture, D: linePicture, E: linePicture },
      "for a list by line: a picture for each",
    ).optional(),
  },
  "a list that fills itself",
);
