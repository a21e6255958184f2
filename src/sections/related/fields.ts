import { z } from "zod";
import { choice, group, id, inline, line, list, route } from "../../content/vocabulary";

/** Pages that belong to what was just said, chosen by the editor. What follows a page stands at its end by itself. */
export const fields = group(
  {
    type: z.literal("related"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the pages").optional(),
    as: choice(["teasers", "cards"] as const, "how they are shown: short, or with their pictures"),
    routes: list(route("the page shown"), 2, 6, "the pages shown, by route"),
  },
  "chosen pages, short or with their pictures",
);
