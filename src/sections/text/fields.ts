import { z } from "zod";
import { group, id, line, prose } from "../../content/vocabulary";

/** Running text under a section sign, with an optional side note. */
export const fields = group(
  {
    type: z.literal("text"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    body: prose("the text; headings inside start with ###"),
    aside: group(
      { title: line(2, 60, "the side note's heading"), body: prose("the side note") },
      "a side note with title and body",
    ).optional(),
  },
  "a section of running text",
);
