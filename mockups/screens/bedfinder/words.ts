/** What the search says. */
export const WORDS = {
  dates: ["Fr., 14. bis So., 16. Mai 2027 · 2 Gäste", "Fri 14 to Sun 16 May 2027 · 2 guests"],
  count: ["8 Häuser, höchstens 8 Minuten zu Fuß", "8 houses, 8 minutes’ walk at most"],
} as const;
