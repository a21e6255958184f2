import { day, group, inline, list } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

export const fields = group(
  {
    ...common,
    sections,
    updated: day("the day of this version"),
    summary: list(inline("a sentence in plain words"), 2, 6, "the text in short"),
  },
  "a legal text",
);
