import { z } from "zod";
import { group, inline, line, route } from "../../content/vocabulary";

/** The home page's sign: two lines of headline, and the directory of the lines. */
export const fields = group(
  {
    type: z.literal("hero-lines"),
    first: line(2, 20, "the headline's first line"),
    second: line(2, 20, "the headline's second line"),
    text: inline("one sentence under the headline, after the page's lead").optional(),
    call: group(
      {
        route: route("where the button leads"),
        label: line(4, 48, "what the button says: what comes of it, how long it takes, what it costs"),
      },
      "the button beside the telephone number, with route and label",
    ).optional(),
  },
  "the home page's sign",
);
