/** What the results of a search say. */
export const WORDS = {
  by: ["Verkehrsmittel", "Travel by"],
  choose: ["Wählen", "Choose"],
} as const;
