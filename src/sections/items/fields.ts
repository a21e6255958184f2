import { z } from "zod";
import { group, id, inline, line, list, lineLetter, route } from "../../content/vocabulary";

const item = group(
  {
    title: line(2, 80, "the entry's name"),
    text: inline("what it means"),
    line: lineLetter().optional(),
    route: route("the page behind the entry").optional(),
  },
  "an entry with title and text",
);

/** The service list: names at the left, what they mean at the right. */
export const fields = group(
  {
    type: z.literal("items"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the list").optional(),
    items: list(item, 2, 12, "the entries"),
  },
  "a list of names and meanings",
);
