import { z } from "zod";
import { group, heading, id, inline } from "../../content/vocabulary";

/** The network map of the lines. Its stations are messages of the interface. */
export const fields = group({
  en: "the network map of the lines",
  de: "der Netzplan der Linien",
  fields: {
    type: z.literal("line-map"),
    id: id(),
    heading: heading(),
    text: inline({ en: "one or two sentences beside the map", de: "ein, zwei Sätze neben dem Plan" }),
  },
});
