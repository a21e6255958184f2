import { z } from "zod";
import { group, inline, line } from "../../content/vocabulary";

/** The home page's sign: two lines of headline, and the directory of the lines. */
export const fields = group(
  {
    type: z.literal("hero-lines"),
    first: line(2, 20, "the headline's first line"),
    second: line(2, 20, "the headline's second line"),
    text: inline("one sentence under the headline, after the page's lead"),
  },
  "the home page's sign",
);
