import { day, group, inline, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

export const fields = group(
  {
    ...common,
    sections,
    updated: day("the day of this version", "der Tag dieser Fassung"),
    summary: list(
      inline("a sentence in plain words", "ein Satz in einfachen Worten"),
      2,
      6,
      "the text in short",
      "der Text in Kürze",
    ),
  },
  "a legal text",
  "ein Rechtstext",
);
