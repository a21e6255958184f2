import { choice, flag, group } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

export const fields = group({
  en: "a page made of sections",
  de: "eine Seite aus Abschnitten",
  plural: { en: "Pages", de: "Seiten" },
  fields: {
    ...common,
    sections,
    directWays: flag({
      en: "whether telephone, e-mail and address stand beside the title",
      de: "ob Telefon, E-Mail und Anschrift neben der Überschrift stehen",
    }).optional(),
    hero: choice(["paper", "blue", "ink"], {
      en: "the ground of the page's head",
      de: "der Grund, auf dem der Kopf der Seite steht",
    }).optional(),
  },
});

export const relatedKinds = ["page"];
