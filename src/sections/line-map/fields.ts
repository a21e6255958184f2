import { z } from "zod";
import { group, id, inline, line } from "../../content/vocabulary";

/** The network map of the lines. Its stations are messages of the interface. */
export const fields = group(
  {
    type: z.literal("line-map"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("one or two sentences beside the map"),
  },
  "the network map of the lines",
);
