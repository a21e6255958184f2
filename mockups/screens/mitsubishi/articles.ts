import type { ScreenLanguage } from "../screen";

type Words = Record<ScreenLanguage, string>;

export interface Article {
  /** A text, not a number: its zeros count. */
  readonly number: string;
  readonly name: Words;
  /** Litres a day, or watts. */
  readonly power: Words;
  readonly stock: number;
  /** The week in which more arrive. */
  readonly week?: number;
  readonly state?: "successor";
}

const dryer = (litres: number): Words => ({
  de: `Luftentfeuchter, ${litres} l/Tag`,
  en: `Dehumidifier, ${litres} l/day`,
});

/** Appliances for damp rooms, as the dealer of a country may sell them. */
export const ARTICLES: readonly Article[] = [
  { number: "0040712", name: { de: "LE 12 S", en: "LE 12 S" }, power: dryer(12), stock: 64 },
  {
    number: "0040716",
    name: { de: "LE 16 S", en: "LE 16 S" },
    power: dryer(16),
    stock: 0,
    week: 19,
    state: "successor",
  },
  { number: "0040718", name: { de: "LE 18 N", en: "LE 18 N" }, power: dryer(18), stock: 118 },
  { number: "0040724", name: { de: "LE 24 N", en: "LE 24 N" }, power: dryer(24), stock: 9 },
  { number: "0040730", name: { de: "LE 30 P", en: "LE 30 P" }, power: dryer(30), stock: 0, week: 21 },
  {
    number: "0051106",
    name: { de: "HT 6", en: "HT 6" },
    power: { de: "Händetrockner, 600 W", en: "Hand dryer, 600 W" },
    stock: 35,
  },
  {
    number: "0051109",
    name: { de: "HT 9", en: "HT 9" },
    power: { de: "Händetrockner, 900 W", en: "Hand dryer, 900 W" },
    stock: 22,
  },
  {
    number: "0062340",
    name: { de: "VL 100", en: "VL 100" },
    power: { de: "Lüftung, 100 m³/h", en: "Ventilation, 100 m³/h" },
    stock: 51,
  },
  {
    number: "0062342",
    name: { de: "VL 220", en: "VL 220" },
    power: { de: "Lüftung, 220 m³/h", en: "Ventilation, 220 m³/h" },
    stock: 14,
  },
];
