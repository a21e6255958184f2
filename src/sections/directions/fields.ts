import { steps } from "../../content/shared-fields";
import { line, list, section } from "../../content/vocabulary";

export const fields = section("directions", {
  en: "the company's address, and the way to its door",
  de: "die Anschrift der Firma und der Weg bis zur Tür",
  fields: {
    hints: list(line({ length: [3, 40], en: "a hint for visitors", de: "ein Hinweis für Besucher" }), {
      count: [1, 3],
      en: "hints on the sign",
      de: "Hinweise auf dem Schild",
    }),
    stops: steps({ count: [3, 5] }),
  },
});
