import { group, list, route } from "../../content/vocabulary";
import { common } from "../../model/common";
import { sections } from "../../model/sections";
import { NOTICE_ROUTES } from "../../model/views/error-pages";

export const fields = group({
  en: "a page for when something is missing",
  de: "eine Seite für den Fall, dass etwas fehlt",
  plural: { en: "Error pages", de: "Fehlerseiten" },
  fields: {
    ...common,
    sections,
    ways: list(route({ en: "a way on", de: "ein Weg von hier" }), {
      count: [2, 5],
      en: "the ways on",
      de: "die Wege von hier",
    }),
  },
});

export const routePattern = {
  pattern: new RegExp(`^(?:${NOTICE_ROUTES.join("|")})$`, "u"),
  written: NOTICE_ROUTES.join(", "),
};
