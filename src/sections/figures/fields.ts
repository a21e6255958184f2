import { group, line, list, section } from "../../content/vocabulary";

const figure = group({
  en: "a figure with value, what and source",
  de: "eine Zahl mit Wert, Bedeutung und Quelle",
  fields: {
    value: line({ length: [1, 12], en: "the figure", de: "die Zahl" }),
    what: line({ length: [3, 80], en: "what it counts, with its unit", de: "was sie zählt, mit der Einheit" }),
    source: line({
      length: [3, 140],
      en: "where it can be checked or what period it covers",
      de: "wo sie sich nachprüfen lässt oder welchen Zeitraum sie umfasst",
    }),
  },
});

export const fields = section("figures", {
  en: "figures that can be checked",
  de: "Zahlen, die sich nachprüfen lassen",
  fields: { figures: list(figure, { count: [2, 4], en: "the figures", de: "die Zahlen" }) },
});
