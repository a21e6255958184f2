import type { ScreenLanguage } from "../screen";

type Words = Record<ScreenLanguage, string>;

export interface House {
  readonly name: Words;
  readonly kind: "inn" | "flat" | "hotel" | "room";
  /** A night for two, in euros and in pounds. */
  readonly price: Record<ScreenLanguage, number>;
  /** Where it stands on the map, in units of its drawing. */
  readonly at: readonly [number, number];
  /** Its host has not confirmed the point. */
  readonly isApproximate?: boolean;
}

/** The point from which the visitor wants to walk. */
export const FERRY = [318, 404] as const;

/** Units of the drawing that are walked in a minute. */
const UNITS_A_MINUTE = 21;

/** How far the chosen surroundings reach, in minutes and in units of the drawing. */
export const REACH = { minutes: 8, radius: 8.5 * UNITS_A_MINUTE };

const HOUSES: readonly House[] = [
  { name: { de: "Haus Lotse", en: "Pilot’s Rest" }, kind: "inn", price: { de: 96, en: 84 }, at: [268, 365] },
  { name: { de: "Speicher 4", en: "Net Loft 4" }, kind: "flat", price: { de: 112, en: 98 }, at: [352, 350] },
  {
    name: { de: "Pension Brigg", en: "The Brig" },
    kind: "inn",
    price: { de: 84, en: 72 },
    at: [212, 300],
    isApproximate: true,
  },
  {
    name: { de: "Zimmer bei Ahlers", en: "Mrs Tregear’s Room" },
    kind: "room",
    price: { de: 58, en: 52 },
    at: [338, 312],
  },
  {
    name: { de: "Hotel Seegang", en: "Groundswell Hotel" },
    kind: "hotel",
    price: { de: 118, en: 105 },
    at: [430, 347],
  },
  { name: { de: "Kapitänsweg 9", en: "9 Captain’s Walk" }, kind: "flat", price: { de: 89, en: 79 }, at: [184, 372] },
  {
    name: { de: "Haus am Markt", en: "Market House" },
    kind: "inn",
    price: { de: 79, en: 68 },
    at: [276, 248],
    isApproximate: true,
  },
  { name: { de: "Leuchtturmstube", en: "Lantern Rooms" }, kind: "room", price: { de: 64, en: 56 }, at: [452, 290] },
];

const distance = ({ at }: House) => Math.hypot(at[0] - FERRY[0], at[1] - FERRY[1]);

/** Minutes on foot from the ferry. */
export const minutes = (house: House) => Math.round(distance(house) / UNITS_A_MINUTE);

/** The houses within reach, nearest first. */
export const NEAR = [...HOUSES].sort((one, other) => distance(one) - distance(other));

/** What kind of house it is. */
export const KINDS: Record<House["kind"], Words> = {
  inn: { de: "Pension mit Frühstück", en: "B&B" },
  flat: { de: "Ferienwohnung", en: "Holiday flat" },
  hotel: { de: "Hotel", en: "Hotel" },
  room: { de: "Privatzimmer", en: "Room in a home" },
};
