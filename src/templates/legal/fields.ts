import { day, group, inline, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

export const fields = group({
  en: "a legal text",
  de: "ein Rechtstext",
  plural: { en: "Legal texts", de: "Rechtstexte" },
  fields: {
    ...common,
    sections,
    updated: day({ en: "the day of this version", de: "der Tag dieser Fassung" }),
    summary: list(inline({ en: "a sentence in plain words", de: "ein Satz in einfachen Worten" }), {
      count: [2, 6],
      en: "the text in short",
      de: "der Text in Kürze",
    }),
  },
});

export const routePattern = {
  pattern: /^\/(?:imprint|terms|AGB|privacy-policy|privacy-policy-applicants)\/$/u,
  written: "/imprint/, /terms/, /AGB/, /privacy-policy/ or /privacy-policy-applicants/",
};
export const parts = ["contents", "in-short"];
export const relatedKinds = ["legal"];
