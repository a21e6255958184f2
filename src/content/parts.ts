/** Groups of fields that several kinds and sections share: each is declared here once. */
import { z } from "zod";
import { group, inline, large, line, list, day, flag, narrow } from "./vocabulary";

/** What a closing question, a promise or a finding is made of: a name and a sentence or two. */
export const titled = group(
  {
    title: large(line(2, 80, "the entry's heading", "die Überschrift des Eintrags")),
    text: inline("what it means", "was er bedeutet"),
  },
  "an entry with title and text",
  "ein Eintrag mit Überschrift und Text",
);

/** A step on a way, with its time. */
const step = group(
  {
    title: large(line(2, 60, "the step's name", "der Name des Schritts")),
    time: line(2, 40, "when it happens or how long it takes", "wann er kommt oder wie lange er dauert"),
    text: inline("what happens in it", "was in ihm geschieht"),
  },
  "a step with title, time and text",
  "ein Schritt mit Name, Zeit und Text",
);

/** A question a visitor asks, with its answer. */
const question = group(
  {
    question: large(line(8, 140, "the question, as a visitor asks it", "die Frage, wie Besucher sie stellen")),
    answer: inline("the answer", "die Antwort"),
  },
  "a question with its answer",
  "eine Frage mit ihrer Antwort",
);

/** A term and its value, as on the fact strip. */
export const fact = group(
  {
    term: narrow(line(2, 30, "what the fact is about", "worum es in der Angabe geht")),
    value: narrow(line(1, 80, "the fact itself", "die Angabe selbst")),
  },
  "a fact with term and value",
  "eine Angabe mit Begriff und Wert",
);

/** A dated event at a place (decisions, Pages: trade fairs). Times are days in Europe/Berlin. */
export const event = group(
  {
    name: line(3, 80, "the event's name", "der Name der Veranstaltung"),
    start: day("the first day", "der erste Tag"),
    end: day("the last day", "der letzte Tag"),
    venue: line(2, 60, "the hall or house", "die Halle oder das Haus").optional(),
    city: line(2, 60, "the city and, abroad, the country", "die Stadt, im Ausland mit dem Land"),
    stand: line(1, 40, "hall and number of the stand", "Halle und Nummer des Stands").optional(),
    organiser: line(2, 60, "who holds the event", "wer die Veranstaltung ausrichtet").optional(),
    cancelled: flag("whether it was called off", "ob sie abgesagt wurde").optional(),
  },
  "an event with name, start, end and city",
  "eine Veranstaltung mit Name, Beginn, Ende und Stadt",
);

/** A figure that the page's text names, set large beside a part of it. */
const marginFact = group(
  {
    beside: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/u)
      .meta({
        nature: "data",
        sentence: "the name of the part of the text beside which it stands",
        german: "der Name des Textabschnitts, neben dem sie steht",
        same: true,
      }),
    value: line(1, 12, "the figure", "die Zahl"),
    text: inline("what it counts", "was sie zählt"),
  },
  "a figure in the margin with beside, value and text",
  "eine Zahl am Rand mit ihrer Stelle, ihrem Wert und Text",
);

export const margin = list(marginFact, 1, 3, "figures in the margin", "Zahlen am Rand");

export type Event = z.infer<typeof event>;

export const steps = (min: number, max: number) => list(step, min, max, "the steps", "die Schritte");
export const questions = (min: number, max: number) =>
  list(question, min, max, "questions with answers", "Fragen mit Antworten");
