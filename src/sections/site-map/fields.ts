import { z } from "zod";
import { group } from "../../content/vocabulary";

/** Every listed page of the language, by area. It fills itself. */
export const fields = group(
  { type: z.literal("site-map") },
  "the site map, which fills itself",
  "das Inhaltsverzeichnis, das sich selbst füllt",
);
