import { steps } from "../../content/shared-fields";
import { inline, section } from "../../content/vocabulary";

export const fields = section("process", {
  en: "a process line",
  de: "eine Linie mit den Schritten eines Ablaufs",
  fields: {
    text: inline({ en: "a sentence before the steps", de: "ein Satz vor den Schritten" }).optional(),
    steps: steps({ count: [3, 6] }),
  },
});
