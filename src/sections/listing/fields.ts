import { z } from "zod";
import { choice, group, id, inline, line, picture } from "../../content/vocabulary";

/** What a listing can be of: the kinds that fill lists by themselves. */
export const LISTED = ["services", "products", "solutions", "projects", "news", "vacancies", "fairs", "legal"] as const;

const ON_PAGES = LISTED.filter((listed) => listed !== "fairs");

const linePicture = picture("the line's picture").optional();

/** A list that fills itself from the pages of one kind. */
export const fields = group(
  {
    type: z.literal("listing"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the list").optional(),
    of: choice(ON_PAGES, "what is listed"),
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

/** Pages for trade fairs list fairs only, and load no code for other lists. */
export const listingOfFairs = group(
  { ...fields.shape, of: z.literal("fairs").meta({ nature: "data", sentence: "fairs" }) },
  "the list of fairs",
);
