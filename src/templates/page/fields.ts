import { choice, group } from "../../content/vocabulary";
import { common } from "../../model/common";

/** A page of no special kind: it is made of sections. */
export const fields = group(
  {
    ...common,
    hero: choice(
      ["paper", "blue", "ink", "lines"] as const,
      "the ground of the page's head (lines: the home page's sign)",
    ).optional(),
  },
  "a page made of sections",
);
