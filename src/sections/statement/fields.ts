import { z } from "zod";
import { titled } from "../../content/parts";
import { group, inline, list } from "../../content/vocabulary";

/** One large paragraph, and beside it promises that can be checked. */
export const fields = group(
  {
    type: z.literal("statement"),
    text: inline("the statement", "die Aussage"),
    proofs: list(titled, 2, 4, "promises that can be checked", "Versprechen, die sich nachprüfen lassen").optional(),
  },
  "a statement with proofs",
  "eine Aussage mit Nachweisen",
);
