import { z } from "zod";
import { steps } from "../../content/parts";
import { group, heading, id, inline } from "../../content/vocabulary";

/** The steps of a way, in order, with their times. */
export const fields = group({
  en: "a process line",
  de: "eine Linie mit den Schritten eines Ablaufs",
  fields: {
    type: z.literal("process"),
    id: id(),
    heading: heading(),
    text: inline({ en: "a sentence before the steps", de: "ein Satz vor den Schritten" }).optional(),
    steps: steps({ count: [3, 6] }),
  },
});
