import type { LineLetter } from "./line-letter";

/** Texts of a ticket about its page. */
export interface TicketOffer {
  path: string;
  label: string;
  line?: LineLetter;
  /** The question that the page answers, if any. */
  question?: string;
  /** Duration and price as texts, if the page has a price. */
  length?: string;
  fare?: string;
  /** The replying team and its reply time, as far as declared. */
  reply?: string;
}

/** Texts of a planner's tickets, formatted by the build. */
export interface PlannerView {
  offers: TicketOffer[];
  projects: { path: string; label: string; code?: string }[];
  /** Tickets by start, then by end: indexes of the two lists above. */
  tickets: (readonly [offer: number, project?: number])[][];
  /** The contact page. */
  contact: string;
  words: Record<"length" | "fare" | "project" | "reply" | "address" | "blank" | "all", string>;
}

interface Question {
  question: string;
  answers: readonly { name: string; word: string; label: string; line?: LineLetter | undefined }[];
}

/** Both questions of a planner. */
export interface PlannerQuestions {
  from: Question;
  to: Question;
}

/** The planner of the list of services, for the gates of the home page (docs/decisions/0007-menus.md). */
export interface GatesView extends PlannerView {
  questions: PlannerQuestions;
}

interface Planner {
  type: string;
  id?: string;
}

/**
 * Returns the prefix of a planner's ids. The first planner of a page has short ones (`#booking-clarity`), further ones
 * begin with the section's id.
 */
export function ticketPrefix(sections: readonly Planner[], id: string): string {
  const first = sections.find(({ type }) => type === "planner");
  return first?.id === id ? "" : `${id}-`;
}
