import { z } from "zod";
import { group } from "../../content/vocabulary";

export const fields = group({
  en: "the site map, which fills itself",
  de: "das Inhaltsverzeichnis, das sich selbst füllt",
  fields: { type: z.literal("site-map") },
});
