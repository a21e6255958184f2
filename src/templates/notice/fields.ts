import { group, list, route } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";

/** A page for when there is no page: not found, server error, no network. */
export const fields = group(
  { ...common, sections, ways: list(route("a way on", "ein Weg von hier"), 2, 5, "the ways on", "die Wege von hier") },
  "a page for when something is missing",
  "eine Seite für den Fall, dass etwas fehlt",
);
