import type { Pair } from "../language";

export interface Article {
  /** A text, not a number: its zeros count. */
  readonly number: string;
  readonly name: string;
  /** Litres a day, or watts. */
  readonly power: Pair;
  readonly stock: number;
  /** The week in which more arrive. */
  readonly week?: number;
  readonly state?: "successor";
}

const dryer = (litres: number): Pair => [`Luftentfeuchter, ${litres} l/Tag`, `Dehumidifier, ${litres} l/day`];
const hands = (watts: number): Pair => [`Händetrockner, ${watts} W`, `Hand dryer, ${watts} W`];
const fan = (air: number): Pair => [`Lüftung, ${air} m³/h`, `Ventilation, ${air} m³/h`];

/** Appliances for damp rooms, as the dealer of a country may sell them. */
export const ARTICLES: readonly Article[] = [
  { number: "0040712", name: "LE 12 S", power: dryer(12), stock: 64 },
  { number: "0040716", name: "LE 16 S", power: dryer(16), stock: 0, week: 19, state: "successor" },
  { number: "0040718", name: "LE 18 N", power: dryer(18), stock: 118 },
  { number: "0040724", name: "LE 24 N", power: dryer(24), stock: 9 },
  { number: "0040730", name: "LE 30 P", power: dryer(30), stock: 0, week: 21 },
  { number: "0051106", name: "HT 6", power: hands(600), stock: 35 },
  { number: "0051109", name: "HT 9", power: hands(900), stock: 22 },
  { number: "0062340", name: "VL 100", power: fan(100), stock: 51 },
  { number: "0062342", name: "VL 220", power: fan(220), stock: 14 },
];
