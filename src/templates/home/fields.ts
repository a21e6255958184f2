import { group } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

/** The home page: its sections begin with the sign of the lines. */
export const fields = group({
  en: "the home page",
  de: "die Startseite",
  plural: { en: "Home page", de: "Startseite" },
  fields: { ...common, sections },
});

export const addresses = { pattern: /^\/$/u, written: "/" };
