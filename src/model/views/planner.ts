import type { LineLetter } from "./line-letter";

/** What a ticket of the planner says of the page that it leads to. */
export interface TicketOffer {
  path: string;
  label: string;
  line?: LineLetter;
  /** The question that the page answers, where it has one. */
  question?: string;
  /** In words: how long it takes, and what it costs; where the page has a fare. */
  length?: string;
  fare?: string;
  /** Whose team answers, and by when, as far as the page and the firm say it. */
  reply?: string;
}

/** What a planner's tickets say, in words; the build says them, so that no other page carries them. */
export interface PlannerView {
  offers: TicketOffer[];
  projects: { path: string; label: string; code?: string }[];
  /** The ticket for each pair of answers, by start and then by end: indexes of the two lists above. */
  tickets: (readonly [offer: number, project?: number])[][];
  /** The page to write to. */
  contact: string;
  words: Record<"length" | "fare" | "project" | "reply" | "address" | "blank" | "all", string>;
}

interface Question {
  question: string;
  answers: readonly { name: string; word: string; label: string; line?: LineLetter | undefined }[];
}

/** Both questions of a planner. */
export interface Questions {
  from: Question;
  to: Question;
}

/** The planner of the list of services as the gates of the home page, with short tickets (docs/decisions/0028-planner.md). */
export interface GatesView extends PlannerView {
  questions: Questions;
}

interface Planner {
  type: string;
  id?: string;
}

/**
 * The first planner of a page has short addresses (`#booking-clarity`); another one's begin with its own name.
 * @returns what the names of a planner's tickets begin with, in the page's address
 */
export function ticketPrefix(sections: readonly Planner[], id: string): string {
  const first = sections.find(({ type }) => type === "planner");
  return first?.id === id ? "" : `${id}-`;
}
