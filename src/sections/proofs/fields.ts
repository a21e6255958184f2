import { z } from "zod";
import { group, id, inline, line, list } from "../../content/vocabulary";

const proof = group(
  {
    title: line(2, 80, "the promise"),
    text: inline("what is promised"),
    where: inline("how the reader can check it, without asking anyone here"),
  },
  "a promise with title, text and where",
);

/** Promises that can be checked, each with the way to do it (design, 5: proof without quotes). */
export const fields = group(
  {
    type: z.literal("proofs"),
    id: id(),
    heading: line(2, 60, "the section's heading"),
    text: inline("a paragraph before the list").optional(),
    entries: list(proof, 2, 6, "the promises"),
  },
  "promises, each with the way to check it",
);
