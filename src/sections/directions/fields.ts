import { steps } from "../../content/shared-fields";
import { inlineList, section } from "../../content/vocabulary";

export const fields = section("directions", {
  en: "the company's address, and the way to its door",
  de: "die Anschrift der Firma und der Weg bis zur Tür",
  fields: {
    hints: inlineList({ count: [1, 3], en: "a hint on the sign", de: "ein Hinweis auf dem Schild" }),
    stops: steps({ count: [3, 5] }),
  },
});
