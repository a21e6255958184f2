import type { Pair } from "../language";

export interface House {
  readonly name: Pair;
  readonly kind: "inn" | "flat" | "hotel" | "room";
  /** A night for two, in euros and in pounds. */
  readonly price: readonly [number, number];
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
  { name: ["Haus Lotse", "Pilot’s Rest"], kind: "inn", price: [96, 84], at: [268, 365] },
  { name: ["Speicher 4", "Net Loft 4"], kind: "flat", price: [112, 98], at: [352, 350] },
  { name: ["Pension Brigg", "The Brig"], kind: "inn", price: [84, 72], at: [212, 300], isApproximate: true },
  { name: ["Zimmer bei Ahlers", "Mrs Tregear’s Room"], kind: "room", price: [58, 52], at: [338, 312] },
  { name: ["Hotel Seegang", "Groundswell Hotel"], kind: "hotel", price: [118, 105], at: [430, 347] },
  { name: ["Kapitänsweg 9", "9 Captain’s Walk"], kind: "flat", price: [89, 79], at: [184, 372] },
  { name: ["Haus am Markt", "Market House"], kind: "inn", price: [79, 68], at: [276, 248], isApproximate: true },
  { name: ["Leuchtturmstube", "Lantern Rooms"], kind: "room", price: [64, 56], at: [452, 290] },
];

const distance = ({ at }: House) => Math.hypot(at[0] - FERRY[0], at[1] - FERRY[1]);

/** Minutes on foot from the ferry. */
export const minutes = (house: House) => Math.round(distance(house) / UNITS_A_MINUTE);

/** The houses within reach, nearest first. */
export const NEAR = [...HOUSES].sort((one, other) => distance(one) - distance(other));

/** What kind of house it is. */
export const KINDS: Record<House["kind"], Pair> = {
  inn: ["Pension mit Frühstück", "B&B"],
  flat: ["Ferienwohnung", "Holiday flat"],
  hotel: ["Hotel", "Hotel"],
  room: ["Privatzimmer", "Room in a home"],
};

/** What the map and the list say alike. */
export const DATES: Pair = ["Fr., 14. bis So., 16. Mai 2027 · 2 Gäste", "Fri 14 to Sun 16 May 2027 · 2 guests"];
export const COUNT: Pair = ["8 Häuser, höchstens 8 Minuten zu Fuß", "8 houses, 8 minutes’ walk at most"];
