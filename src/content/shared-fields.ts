/** Declares groups of fields that several kinds and sections share. */
import { z } from "zod";
import { day, flag, group, inline, line, list, NAME_PATTERN, pattern, type Range } from "./vocabulary";

/** A title with a sentence or two, for closing questions, promises, findings. */
export const titledText = group({
  en: "an entry with title and text",
  de: "ein Eintrag mit Überschrift und Text",
  fields: {
    title: line({
      length: [2, 80],
      en: "the entry's heading",
      de: "die Überschrift des Eintrags",
      hyphenate: "heading",
    }),
    text: inline({ en: "what it means", de: "was er bedeutet" }),
  },
});

const step = group({
  en: "a step with title, time and text",
  de: "ein Schritt mit Name, Zeit und Text",
  fields: {
    title: line({ length: [2, 60], en: "the step's name", de: "der Name des Schritts", hyphenate: "heading" }),
    time: line({
      length: [2, 40],
      en: "when it happens or how long it takes",
      de: "wann er kommt oder wie lange er dauert",
    }),
    text: inline({ en: "what happens in it", de: "was in ihm geschieht" }),
  },
});

const question = group({
  en: "a question with its answer",
  de: "eine Frage mit ihrer Antwort",
  fields: {
    question: line({
      length: [8, 140],
      en: "the question, as a visitor asks it",
      de: "die Frage, wie Besucher sie stellen",
      hyphenate: "heading",
    }),
    answer: inline({ en: "the answer", de: "die Antwort" }),
  },
});

export const fact = group({
  en: "a fact with term and value",
  de: "eine Angabe mit Begriff und Wert",
  fields: {
    term: line({
      length: [2, 30],
      en: "what the fact is about",
      de: "worum es in der Angabe geht",
      hyphenate: "column",
    }),
    value: line({ length: [1, 80], en: "the fact itself", de: "die Angabe selbst", hyphenate: "column" }),
  },
});

/** A dated event at a venue (specification, Pages: trade fairs). Days are in Europe/Berlin. */
export const event = group({
  en: "an event with name, start, end and city",
  de: "eine Veranstaltung mit Name, Beginn, Ende und Stadt",
  fields: {
    name: line({ length: [3, 80], en: "the event's name", de: "der Name der Veranstaltung" }),
    start: day({ en: "the first day", de: "der erste Tag" }),
    end: day({ en: "the last day", de: "der letzte Tag" }),
    venue: line({ length: [2, 60], en: "the hall or house", de: "die Halle oder das Haus" }).optional(),
    city: line({ length: [2, 60], en: "the city and, abroad, the country", de: "die Stadt, im Ausland mit dem Land" }),
    stand: line({ length: [1, 40], en: "hall and number of the stand", de: "Halle und Nummer des Stands" }).optional(),
    organiser: line({ length: [2, 60], en: "who holds the event", de: "wer die Veranstaltung ausrichtet" }).optional(),
    cancelled: flag({ en: "whether it was called off", de: "ob sie abgesagt wurde" }).optional(),
  },
});

const marginFact = group({
  en: "a figure in the margin with beside, value and text",
  de: "eine Zahl am Rand mit ihrer Stelle, ihrem Wert und Text",
  fields: {
    beside: pattern(NAME_PATTERN, {
      en: "the name of the part of the text beside which it stands",
      de: "der Name des Textabschnitts, neben dem sie steht",
      shared: true,
    }),
    value: line({ length: [1, 12], en: "the figure", de: "die Zahl" }),
    text: inline({ en: "what it counts", de: "was sie zählt" }),
  },
});

export const margin = list(marginFact, { count: [1, 3], en: "figures in the margin", de: "Zahlen am Rand" });

export type Event = z.infer<typeof event>;

export const steps = ({ count }: { count: Range }) => list(step, { count, en: "the steps", de: "die Schritte" });
export const questions = ({ count }: { count: Range }) =>
  list(question, { count, en: "questions with answers", de: "Fragen mit Antworten" });
