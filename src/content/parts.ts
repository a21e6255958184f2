/** Groups of fields that several kinds and sections share: each is declared here once. */
import type { z } from "zod";
import { group, inline, line, list, day, flag, narrow } from "./vocabulary";

/** What a closing question, a promise or a finding is made of: a name and a sentence or two. */
export const titled = group(
  {
    title: line(2, 80, "the entry's heading"),
    text: inline("what it means"),
  },
  "an entry with title and text",
);

/** A step on a way, with its time. */
const step = group(
  {
    title: line(2, 60, "the step's name"),
    time: line(2, 40, "when it happens or how long it takes"),
    text: inline("what happens in it"),
  },
  "a step with title, time and text",
);

/** A question a visitor asks, with its answer. */
const question = group(
  {
    question: line(8, 140, "the question, as a visitor asks it"),
    answer: inline("the answer"),
  },
  "a question with its answer",
);

/** A term and its value, as on the fact strip. */
export const fact = group(
  {
    term: narrow(line(2, 30, "what the fact is about")),
    value: narrow(line(1, 80, "the fact itself")),
  },
  "a fact with term and value",
);

/** A dated event at a place (decisions, Pages: trade fairs). Times are days in Europe/Berlin. */
export const event = group(
  {
    name: line(3, 80, "the event's name"),
    start: day("the first day"),
    end: day("the last day"),
    venue: line(2, 60, "the hall or house").optional(),
    city: line(2, 60, "the city and, abroad, the country"),
    stand: line(1, 40, "hall and number of the stand").optional(),
    organiser: line(2, 60, "who holds the event").optional(),
    cancelled: flag("whether it was called off").optional(),
  },
  "an event with name, start, end and city",
);

export type Event = z.infer<typeof event>;

export const steps = (min: number, max: number) => list(step, min, max, "the steps");
export const questions = (min: number, max: number) => list(question, min, max, "questions with answers");
