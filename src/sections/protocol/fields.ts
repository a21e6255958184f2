import { choice, group, inline, line, list, pattern, section } from "../../content/vocabulary";

const entry = group({
  en: "an entry with time, title, text, sign and state",
  de: "ein Eintrag mit Uhrzeit, Überschrift, Text, Zeichen und Zustand",
  fields: {
    time: pattern(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|\d{4}-\d\d-\d\d)$/u, {
      en: 'the time or the day in quotation marks, such as "07:55" or "2026-11-03"',
      de: 'Uhrzeit oder Tag in Anführungszeichen, etwa "07:55" oder "2026-11-03"',
      shared: true,
    }),
    title: line({ length: [4, 60], en: "what happens", de: "was geschieht" }),
    text: inline({ en: "what follows from it", de: "was daraus folgt" }),
    sign: choice(["waiting", "done", "here"], {
      en: "whether it waits, is done, or is the reader's turn: a ring, a dot, a yellow dot",
      de: "ob es wartet, erledigt ist oder am Leser liegt: ein Ring, ein Punkt, ein gelber Punkt",
    }),
    state: line({ length: [2, 16], en: "the state in a word or two", de: "der Zustand in ein, zwei Wörtern" }),
  },
});

export const fields = section("protocol", {
  en: "what happens at which time or on which day, as a departure board",
  de: "was zu welcher Zeit oder an welchem Tag geschieht, als Abfahrtstafel",
  fields: {
    entries: list(entry, { count: [3, 8], en: "the entries", de: "die Einträge" }),
    end: inline({ en: "a paragraph after the board", de: "ein Absatz nach der Tafel" }).optional(),
  },
});
