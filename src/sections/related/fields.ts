import { choice, list, route, section } from "../../content/vocabulary";

/** Pages chosen by the editor. The site itself adds related pages to the end of a page. */
export const fields = section("related", {
  en: "chosen pages, short or with their pictures",
  de: "ausgewählte Seiten, kurz oder mit ihren Bildern",
  fields: {
    as: choice(["teasers", "cards"], {
      en: "how they are shown: short, or with their pictures",
      de: "wie sie gezeigt werden: kurz oder mit ihren Bildern",
    }),
    routes: list(route({ en: "the page shown", de: "die gezeigte Seite" }), {
      count: [1, 7],
      en: "the pages shown, by route",
      de: "die gezeigten Seiten, nach Adressen",
    }),
    more: route({ en: "the page behind the link at the right", de: "die Seite hinter dem Link rechts" }).optional(),
  },
});
