import { z } from "zod";
import { group, id, line, list, route } from "../../content/vocabulary";

/** Cards of chosen projects, products or solutions: the first one wide. */
export const fields = group(
  {
    type: z.literal("projects"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    routes: list(route("the page shown"), 1, 7, "the pages shown, by route"),
    more: route("the page behind the link at the right").optional(),
  },
  "cards of chosen pages",
);
