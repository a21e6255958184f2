import { amount, flag, group, inline, line, list, section } from "../../content/vocabulary";

const bar = group({
  en: "a bar with label and value",
  de: "ein Balken mit Beschriftung und Wert",
  fields: {
    label: line({ length: [1, 60], en: "what the bar stands for", de: "wofür der Balken steht", hyphenate: "heading" }),
    value: amount({ en: "how long the bar is", de: "wie lang der Balken ist" }),
    note: line({
      length: [2, 80],
      en: "what else there is to say about it",
      de: "was es dazu noch zu sagen gibt",
    }).optional(),
    here: flag({
      en: "whether this is the bar that it is about; one at most",
      de: "ob es dieser Balken ist, um den es geht; höchstens einer",
    }).optional(),
  },
});

export const fields = section("data", {
  en: "bars with values, the period they were measured in, and their source",
  de: "Balken mit Werten, dem Zeitraum der Messung und der Quelle",
  fields: {
    corner: line({
      length: [1, 40],
      en: "what the bars stand for: the head of the first column",
      de: "wofür die Balken stehen: der Kopf der ersten Spalte",
    }),
    measure: line({
      length: [3, 80],
      en: "what is measured: the head of the second column",
      de: "was gemessen wird: der Kopf der zweiten Spalte",
    }),
    unit: line({ length: [1, 10], en: "the unit behind each value", de: "die Einheit hinter jedem Wert" }),
    bars: list(bar, { count: [2, 10], en: "the bars", de: "die Balken" }),
    period: line({
      length: [3, 80],
      en: "when it was measured, or what time it covers",
      de: "wann gemessen wurde oder welche Zeit es umfasst",
    }),
    source: inline({ en: "where the values come from", de: "woher die Werte stammen" }),
  },
});
