import { choice, count, group, inline, line, list, section, addIssue } from "../../content/vocabulary";

/** States of an offer: available, delayed, replaced, not available. */
export const OFFER_STATES = ["goes", "waits", "other", "stops"] as const;

const MAX_POSITIONS = 6;

const state = group({
  en: "a state with sign, title, text and log",
  de: "ein Zustand mit Zeichen, Titel, Text und Protokoll",
  fields: {
    sign: choice(OFFER_STATES, { en: "how the offer gets on", de: "wie es mit dem Angebot weitergeht" }),
    title: line({
      length: [2, 60],
      en: "what stands there in large letters",
      de: "was dort in großen Buchstaben steht",
      hyphenate: "column",
    }),
    price: line({ length: [1, 20], en: "the price that is shown", de: "der Preis, der gezeigt wird" }).optional(),
    text: inline({ en: "what else the customer reads", de: "was Kunden sonst noch lesen" }),
    log: list(
      line({ length: [2, 70], en: "a line of the log", de: "eine Zeile des Protokolls", hyphenate: "column" }),
      { count: [1, 4], en: "the lines of the log", de: "die Zeilen des Protokolls" },
    ),
  },
});

const supplier = group({
  en: "a supplier with name and states",
  de: "ein Lieferant mit Name und Zuständen",
  fields: {
    name: line({ length: [2, 40], en: "the supplier's name", de: "der Name des Lieferanten" }),
    set: count({
      en: "the position at which the switch stands when the page opens",
      de: "die Stellung, in der der Schalter beim Öffnen der Seite steht",
    }).optional(),
    states: list(state, {
      count: [2, MAX_POSITIONS],
      en: "what happens at each position, in the order of the positions",
      de: "was in jeder Stellung geschieht, in der Reihenfolge der Stellungen",
    }),
  },
});

export const fields = section("switchboard", {
  en: "a board of switches, and what a shop shows at each position",
  de: "eine Tafel mit Schaltern, und was ein Shop in jeder Stellung zeigt",
  fields: {
    positions: list(line({ length: [2, 14], en: "a position's name", de: "der Name einer Stellung" }), {
      count: [2, MAX_POSITIONS],
      en: "the positions of every switch",
      de: "die Stellungen jedes Schalters",
    }),
    shown: line({ length: [2, 40], en: "the head of what is shown", de: "die Überschrift dessen, was gezeigt wird" }),
    logged: line({ length: [2, 40], en: "the head of the log", de: "die Überschrift des Protokolls" }),
    suppliers: list(supplier, { count: [1, 4], en: "the suppliers", de: "die Lieferanten" }),
    note: inline({ en: "a paragraph after the board", de: "ein Absatz nach der Tafel" }).optional(),
  },
}).superRefine(({ positions, suppliers }, context) => {
  const report = addIssue(context);
  const { length } = positions;
  suppliers.forEach(({ states, set = 1 }, index) => {
    const at = ["suppliers", index];
    if (states.length !== length)
      report(
        [...at, "states"],
        `has ${states.length} for ${length} positions`,
        `write one for each of ${positions.join(", ")}`,
      );
    if (set > length)
      report([...at, "set"], `is ${set}, and there are ${length} positions`, `write a number from 1 to ${length}`);
  });
});
