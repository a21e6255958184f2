import type { LineLetter } from "./line-letter";

/** A price as a row of the list of prices. */
export interface FareRow {
  amount: string;
  /** Whether the amount is fixed or a ceiling, as a word. */
  basis: string;
  length: string;
  /** The number of people, and as text. */
  people: number;
  team: string;
}

/** A stop of the map: an offer at its price, and where its label begins. */
export interface FareStop {
  route: string;
  x: number;
  amount: string;
  isFixed: boolean;
  label: { x: number; isAbove: boolean; isEnd: boolean };
}

/** Prices as distances on the lines, in units of the drawing. */
export interface FareMap {
  ticks: (readonly [x: number, label: string])[];
  lines: { letter: LineLetter; stops: FareStop[] }[];
}

export const FARE_MAP_WIDTH = 1184;
/** The beginning of the lines, behind their names. */
export const FARE_MAP_START = 330;
