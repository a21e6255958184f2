import { list, route, section } from "../../content/vocabulary";

export const fields = section("projects", {
  en: "cards of chosen pages",
  de: "Karten ausgewählter Seiten",
  fields: {
    routes: list(route({ en: "the page shown", de: "die gezeigte Seite" }), {
      count: [1, 7],
      en: "the pages shown, by route",
      de: "die gezeigten Seiten, nach Adressen",
    }),
    more: route({ en: "the page behind the link at the right", de: "die Seite hinter dem Link rechts" }).optional(),
  },
});
