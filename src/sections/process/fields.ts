import { steps } from "../../content/shared-fields";
import { section } from "../../content/vocabulary";

export const fields = section("process", {
  en: "a process line",
  de: "eine Linie mit den Schritten eines Ablaufs",
  fields: { steps: steps({ count: [3, 6] }) },
});
