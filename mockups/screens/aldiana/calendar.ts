import type { Pair } from "../language";

/** The four kinds of rules, in the order in which they are applied: the first that refuses a day closes it. */
export const KINDS = ["opening", "arrival", "stay", "occupancy"] as const;
export type Kind = (typeof KINDS)[number];

interface Club {
  readonly name: string;
  readonly place: Pair;
  /** Days of April 2027 on which a stay fits into the weeks in which the club is open. */
  readonly opens: readonly [number, number];
  /** Weekdays on which guests arrive, 0 is Sunday. */
  readonly arrivals: readonly number[];
  /** Until which day a stay of seven nights is too short. */
  readonly shortUntil?: number;
  readonly full: readonly number[];
}

export const CLUBS: readonly Club[] = [
  {
    name: "Club Calma",
    place: ["Fuerteventura", "Fuerteventura"],
    opens: [1, 30],
    arrivals: [3, 6],
    shortUntil: 10,
    full: [],
  },
  { name: "Club Pinar", place: ["Mallorca", "Majorca"], opens: [7, 30], arrivals: [3], full: [] },
  { name: "Club Ribeira", place: ["Algarve", "Algarve"], opens: [1, 30], arrivals: [1, 4], full: [1, 5, 8] },
  { name: "Club Akti", place: ["Kreta", "Crete"], opens: [1, 30], arrivals: [3, 6], full: [3, 21] },
  { name: "Club Hochmoos", place: ["Kärnten", "Carinthia"], opens: [1, 4], arrivals: [0, 4], full: [1] },
];

export const DAYS = Array.from({ length: 30 }, (_, index) => index + 1);

/** A whole week of April 2027, from Monday. */
export const WEEK = [5, 6, 7, 8, 9, 10, 11] as const;

/** A day of April 2027, as ISO 8601 writes it. */
export const april = (date: number) => `2027-04-${String(date).padStart(2, "0")}`;

/** A day's weekday, 0 is Sunday. */
export const weekday = (date: number) => new Date(`${april(date)}T12:00:00Z`).getUTCDay();

/** Which kind of rule closes a day, `undefined` where guests can arrive. */
export function closedBy({ opens, arrivals, shortUntil = 0, full }: Club, date: number): Kind | undefined {
  if (date < opens[0] || date > opens[1]) return "opening";
  if (!arrivals.includes(weekday(date))) return "arrival";
  if (date <= shortUntil) return "stay";
  return full.includes(date) ? "occupancy" : undefined;
}
