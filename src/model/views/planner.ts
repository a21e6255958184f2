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

interface Planner {
  type: string;
  id?: string;
}

/**
 * The first planner of a page has short addresses (`#booking-clarity`); another one's begin with its own name.
 * @returns the name, in the page's address, of the ticket for two answers
 */
export function ticketPart(sections: readonly Planner[], id: string, from: string, to: string): string {
  const first = sections.find(({ type }) => type === "planner");
  return `${first?.id === id ? "" : `${id}-`}${from}-${to}`;
}
