import { group } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";
import { offer } from "../service/fields";

export const fields = group({
  en: "a solution",
  de: "eine Lösung",
  plural: { en: "Solutions", de: "Lösungen" },
  fields: { ...common, sections, ...offer },
});

export const routePattern = { pattern: /^\/solutions\/[^/]+\/$/u, written: "/solutions/<name>/" };
export const folder = "content/pages/solutions";
export const parts = ["gets", "steps", "needs", "questions"];
export const relatedKinds = ["case-study", "service", "solution"];
