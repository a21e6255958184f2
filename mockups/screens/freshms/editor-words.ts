/** What the editor says. */
export const WORDS = {
  other: ["en", "de"],
  facts: ["Nur einmal gespeichert", "Stored only once"],
} as const;
