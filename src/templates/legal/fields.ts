import { day, group, inlineList } from "../../content/vocabulary";
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
    summary: inlineList({ count: [2, 6], en: "the text in plain words", de: "der Text in einfachen Worten" }),
  },
});

export const routePattern = {
  pattern: /^\/(?:imprint|terms|AGB|privacy-policy|privacy-policy-applicants)\/$/u,
  written: "/imprint/, /terms/, /AGB/, /privacy-policy/ or /privacy-policy-applicants/",
};
export const parts = ["contents", "in-short"];
export const relatedKinds = ["legal"];
