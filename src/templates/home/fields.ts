import { group } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

export const fields = group({
  en: "the home page",
  de: "die Startseite",
  plural: { en: "Home page", de: "Startseite" },
  fields: { ...common, sections },
});

export const routePattern = { pattern: /^\/$/u, written: "/" };
