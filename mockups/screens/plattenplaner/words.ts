/** What stands on all screens of the planner. */
export const WORDS = {
  de: {
    brand: "Plattenplaner",
    steps: ["Raum", "Platte", "Verlegung", "Stückliste"],
    undo: "Schritt zurück",
    send: "Raum verschicken",
    panel: "Verlegeplatte OSB/3, 1200 × 600 × 22 mm",
    row: "Reihe",
    whole: "ganz",
  },
  en: {
    brand: "Plattenplaner",
    steps: ["Room", "Panel", "Layout", "Parts list"],
    undo: "Undo",
    send: "Send the room",
    panel: "OSB/3 floor panel, 1200 × 600 × 22 mm",
    row: "Row",
    whole: "whole",
  },
} as const;
