import { choice, flag, group } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

/** A page of no special kind: it is made of sections. */
export const fields = group(
  {
    ...common,
    sections,
    directWays: flag(
      "whether telephone, e-mail and address stand beside the title",
      "ob Telefon, E-Mail und Anschrift neben der Überschrift stehen",
    ).optional(),
    hero: choice(
      ["paper", "blue", "ink"] as const,
      "the ground of the page's head",
      "der Grund, auf dem der Kopf der Seite steht",
    ).optional(),
  },
  "a page made of sections",
  "eine Seite aus Abschnitten",
);
