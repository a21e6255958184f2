import { fact } from "../../content/shared-fields";
import { count, group, line, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { code, lineLetter } from "../../model/line-fields";
import { sections } from "../../model/sections";

const stop = group({
  en: "a stop with name, and the system it connects to",
  de: "ein Halt mit Name und dem System, an das er anschließt",
  fields: {
    name: line({ length: [2, 16], en: "the stop's name", de: "der Name des Halts" }),
    system: line({ length: [2, 18], en: "the system it connects to", de: "sein System" }).optional(),
  },
});

const change = group({
  en: "a change with aspect, before and after",
  de: "eine Veränderung mit Gegenstand, Vorher und Nachher",
  fields: {
    aspect: line({ length: [3, 60], en: "what changed", de: "was sich verändert hat", hyphenate: "column" }),
    before: line({ length: [2, 100], en: "how it was", de: "wie es war", hyphenate: "column" }),
    after: line({ length: [2, 100], en: "how it is", de: "wie es ist", hyphenate: "column" }),
  },
});

/** A project. It attributes only the kind of project to the named company (specification, The agency). */
export const fields = group({
  en: "a case study",
  de: "eine Fallstudie",
  plural: { en: "Projects", de: "Projekte" },
  fields: {
    ...common,
    sections,
    line: lineLetter(),
    code: code().optional(),
    sector: line({ length: [3, 40], en: "the client's kind of business", de: "die Branche des Kunden" }),
    year: count({ min: 1950, en: "the year of going live", de: "das Jahr des Starts" }),
    from: line({ length: [2, 24], en: "the start: 3 systems", de: "der Anfang: 3 Systeme", hyphenate: "column" }),
    to: line({ length: [2, 24], en: "the end: 1 platform", de: "das Ende: 1 Plattform", hyphenate: "column" }),
    time: line({ length: [2, 24], en: "the usual duration", de: "wie lange es dauert", hyphenate: "column" }),
    facts: list(fact, { count: [2, 5], en: "the facts of the strip", de: "die Angaben der Leiste" }),
    map: group({
      en: "the route map: approaches, stops and text",
      de: "der Streckenplan: Zuläufe, Halte und Text",
      fields: {
        approaches: list(line({ length: [2, 16], en: "an approach", de: "ein Zulauf" }), {
          count: [1, 3],
          en: "where the route comes from",
          de: "woher die Strecke kommt",
        }),
        stops: list(stop, { count: [3, 6], en: "the stops of the route", de: "die Halte der Strecke" }),
        text: line({ length: [20, 240], en: "what the map shows", de: "was der Plan zeigt" }),
      },
    }),
    changes: list(change, { count: [2, 6], en: "what changed", de: "was sich verändert hat" }),
  },
});

export const routePattern = { pattern: /^\/case-study\/[^/]+\/$/u, written: "/case-study/<name>/" };
export const folder = "content/pages/case-study";
export const parts = ["map", "changes"];
export const relatedKinds = ["case-study", "service", "product"];
