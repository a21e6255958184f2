import { z } from "zod";
import { choice, count, group, id, inline, line, list, narrow } from "../../content/vocabulary";

/** How what is sold gets on: it goes, it waits, something else is offered, it is stopped. */
export const SIGNS = ["goes", "waits", "other", "stops"] as const;

const MOST_POSITIONS = 6;

const state = group(
  {
    sign: choice(SIGNS, "how the offer gets on", "wie es mit dem Angebot weitergeht"),
    title: narrow(line(2, 60, "what stands there in large letters", "was dort in großen Buchstaben steht")),
    price: line(1, 20, "the price that is shown", "der Preis, der gezeigt wird").optional(),
    text: inline("what else the customer reads", "was Kunden sonst noch lesen"),
    log: list(
      narrow(line(2, 70, "a line of the log", "eine Zeile des Protokolls")),
      1,
      4,
      "the lines of the log",
      "die Zeilen des Protokolls",
    ),
  },
  "a state with sign, title, text and log",
  "ein Zustand mit Zeichen, Titel, Text und Protokoll",
);

const supplier = group(
  {
    name: line(2, 40, "the supplier's name", "der Name des Lieferanten"),
    set: count(
      1,
      "the position at which the switch stands when the page opens",
      "die Stellung, in der der Schalter beim Öffnen der Seite steht",
    ).optional(),
    states: list(
      state,
      2,
      MOST_POSITIONS,
      "what happens at each position, in the order of the positions",
      "was in jeder Stellung geschieht, in der Reihenfolge der Stellungen",
    ),
  },
  "a supplier with name and states",
  "ein Lieferant mit Name und Zuständen",
);

/** Suppliers with a switch each: what a shop shows and its log says at each position. */
export const fields = group(
  {
    type: z.literal("switchboard"),
    id: id(),
    heading: line(2, 60, "the section's heading", "die Überschrift des Abschnitts"),
    text: inline("a paragraph before the board", "ein Absatz vor der Tafel").optional(),
    positions: list(
      line(2, 14, "a position's name", "der Name einer Stellung"),
      2,
      MOST_POSITIONS,
      "the positions of every switch",
      "die Stellungen jedes Schalters",
    ),
    shown: line(2, 40, "the head of what is shown", "die Überschrift dessen, was gezeigt wird"),
    logged: line(2, 40, "the head of the log", "die Überschrift des Protokolls"),
    suppliers: list(supplier, 1, 4, "the suppliers", "die Lieferanten"),
    note: inline("a paragraph after the board", "ein Absatz nach der Tafel").optional(),
  },
  "a board of switches, and what a shop shows at each position",
  "eine Tafel mit Schaltern, und was ein Shop in jeder Stellung zeigt",
).superRefine(({ positions, suppliers }, context) => {
  const report = (index: number, field: string, message: string, remedy: string) =>
    context.addIssue({ code: "custom", path: ["suppliers", index, field], message, params: { remedy } });
  suppliers.forEach(({ states, set = 1 }, index) => {
    if (states.length !== positions.length)
      report(
        index,
        "states",
        `has ${states.length} for ${positions.length} positions`,
        `write one for each of ${positions.join(", ")}`,
      );
    if (set > positions.length)
      report(
        index,
        "set",
        `is ${set}, and there are ${positions.length} positions`,
        `write a number from 1 to ${positions.length}`,
      );
  });
});
