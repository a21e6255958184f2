import type { ScreenLanguage } from "../screen";
import type { Mode } from "./parts/mode";

export interface Journey {
  mode: Mode;
  times: string;
  duration: string;
  /** Each part of the way from centre to centre: minutes, its name, whether it is the ride itself. */
  legs: readonly (readonly [minutes: number, name: string, isRide?: true])[];
  by: string;
  price?: string;
  isChosen?: true;
}

/** Three of the eleven that were found. */
export const JOURNEYS: Record<ScreenLanguage, readonly Journey[]> = {
  de: [
    {
      mode: "flight",
      times: "08:10 – 13:05",
      duration: "4 h 55 min",
      legs: [
        [55, "zum Flughafen"],
        [75, "Kontrolle"],
        [90, "Flug 1 h 30", true],
        [35, "Gepäck"],
        [40, "S-Bahn"],
      ],
      by: "Flug direkt ab 10:20 · 1 Koffer je Person",
      price: "398,40 €",
    },
    {
      mode: "rail",
      times: "07:01 – 14:34",
      duration: "7 h 33 min",
      legs: [
        [5, ""],
        [438, "ICE bis Basel, dann IC · 1 Umstieg · 7 h 18", true],
        [10, ""],
      ],
      by: "Sitzplatz, zwei Kinder bis 14 fahren frei",
      price: "311,80 €",
      isChosen: true,
    },
    {
      mode: "rail",
      times: "20:44 – 08:05",
      duration: "11 h 21 min",
      legs: [
        [5, ""],
        [661, "Nachtzug, Liegewagen · ohne Umstieg · 11 h 01", true],
        [15, ""],
      ],
      by: "Fahrplan gilt; der Verkauf hat noch nicht begonnen",
    },
  ],
  en: [
    {
      mode: "flight",
      times: "07:35 – 13:40",
      duration: "5 h 05 min",
      legs: [
        [60, "to the airport"],
        [75, "security"],
        [100, "flight 1 h 40", true],
        [35, "baggage"],
        [35, "train"],
      ],
      by: "Direct flight at 09:50 · 1 suitcase each",
      price: "£342.60",
    },
    {
      mode: "rail",
      times: "07:31 – 16:26",
      duration: "7 h 55 min",
      legs: [
        [30, ""],
        [435, "via Paris, 1 change of station · 7 h 15", true],
        [10, ""],
      ],
      by: "Seat included, bicycle space on request",
      price: "£296.00",
      isChosen: true,
    },
    {
      mode: "rail",
      times: "18:04 – 09:05",
      duration: "14 h 01 min",
      legs: [
        [30, ""],
        [801, "evening train, then night train · 1 change · 13 h 21", true],
        [10, ""],
      ],
      by: "Timetable holds; sales have not opened yet",
    },
  ],
};
