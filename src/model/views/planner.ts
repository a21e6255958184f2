import type { LineLetter } from "./line-letter";

/** Texts of a ticket about its page. */
export interface TicketOffer {
  path: string;
  label: string;
  line?: LineLetter;
  /** Duration, team and start as terms with values, if the page has a price. */
  facts: (readonly [term: string, value: string])[];
  /** The amount, its basis and its meaning. */
  price?: { basis: string; amount: string; note?: string };
}

/** Texts of a planner's tickets, formatted by the build. */
export interface PlannerView {
  offers: TicketOffer[];
  /** Indexes of the offers by start, then by end. */
  tickets: number[][];
  /** The indexes of the answers that are checked in the HTML. */
  example: readonly [start: number, end: number];
  words: Record<"address" | "example" | "hint", string>;
}

interface Question {
  question: string;
  answers: readonly { name: string; word: string; label: string; line?: LineLetter | undefined }[];
}

export interface PlannerQuestions {
  from: Question;
  to: Question;
}
