import { event, fact } from "../../content/shared-fields";
import { group, line, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

const visit = group({
  en: "the way to the stand, with from, to and facts",
  de: "der Weg zum Stand, mit Anfang, Ziel und Angaben",
  fields: {
    from: line({ length: [2, 30], en: "where the way to the stand begins", de: "wo der Weg zum Stand beginnt" }),
    to: line({ length: [2, 30], en: "the stand", de: "der Stand" }),
    facts: list(fact, { count: [2, 5], en: "what a visitor needs to know", de: "was Besucher wissen müssen" }),
  },
});

/** A trade-fair page. With an event it is listed as upcoming or past. */
export const fields = group({
  en: "a trade-fair page",
  de: "eine Messeseite",
  plural: { en: "Trade fairs", de: "Messen" },
  fields: { ...common, sections, event: event.optional(), visit: visit.optional() },
});

export const routePattern = {
  pattern: /^\/fair(?:-[^/]+)?\/$|^\/itb[^/]*\/$/u,
  written: "/fair-<name>/ or /itb-<name>/",
};
export const relatedKinds = ["fair", "article"];
