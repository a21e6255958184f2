import type { ScreenLanguage } from "../language";

export interface Place {
  readonly name: string;
  /** By train from the chosen town, in minutes. */
  readonly minutes: number;
  /** The direction in which it lies, in degrees clockwise from north. */
  readonly towards: number;
  /** Houses with a room from Friday to Sunday. */
  readonly houses: number;
}

/** Around Cologne and around Manchester; the times are samples. */
export const PLACES: Record<ScreenLanguage, readonly Place[]> = {
  de: [
    { name: "Altenahr", minutes: 88, towards: 172, houses: 3 },
    { name: "Monschau", minutes: 112, towards: 232, houses: 2 },
    { name: "Königswinter", minutes: 41, towards: 120, houses: 5 },
    { name: "Gummersbach", minutes: 74, towards: 82, houses: 4 },
    { name: "Heimbach", minutes: 58, towards: 206, houses: 1 },
    { name: "Altena", minutes: 104, towards: 44, houses: 0 },
    { name: "Zons", minutes: 44, towards: 326, houses: 2 },
    { name: "Xanten", minutes: 106, towards: 330, houses: 3 },
  ],
  en: [
    { name: "Buxton", minutes: 62, towards: 152, houses: 3 },
    { name: "Windermere", minutes: 108, towards: 332, houses: 2 },
    { name: "Hebden Bridge", minutes: 46, towards: 4, houses: 5 },
    { name: "Edale", minutes: 48, towards: 100, houses: 1 },
    { name: "Llandudno", minutes: 104, towards: 264, houses: 4 },
    { name: "Skipton", minutes: 86, towards: 56, houses: 0 },
    { name: "Chester", minutes: 66, towards: 226, houses: 3 },
    { name: "Matlock", minutes: 106, towards: 134, houses: 2 },
  ],
};
