import type { T } from "../language";
import type { Mode } from "./parts/signs";

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
export const journeys = (t: T): readonly Journey[] => [
  {
    mode: "flight",
    times: t("08:10 – 13:05", "07:35 – 13:40"),
    duration: t("4 h 55 min", "5 h 05 min"),
    legs: [
      [t(55, 60), t("zum Flughafen", "to the airport")],
      [75, t("Kontrolle", "security")],
      [t(90, 100), t("Flug 1 h 30", "flight 1 h 40"), true],
      [35, t("Gepäck", "baggage")],
      [t(40, 35), t("S-Bahn", "train")],
    ],
    by: t("Flug direkt ab 10:20 · 1 Koffer je Person", "Direct flight at 09:50 · 1 suitcase each"),
    price: t("398,40 €", "£342.60"),
  },
  {
    mode: "rail",
    times: t("07:01 – 14:34", "07:31 – 16:26"),
    duration: t("7 h 33 min", "7 h 55 min"),
    legs: [
      [t(5, 30), ""],
      [t(438, 435), t("ICE bis Basel, dann IC · 1 Umstieg · 7 h 18", "via Paris, 1 change of station · 7 h 15"), true],
      [10, ""],
    ],
    by: t("Sitzplatz, zwei Kinder bis 14 fahren frei", "Seat included, bicycle space on request"),
    price: t("311,80 €", "£296.00"),
    isChosen: true,
  },
  {
    mode: "rail",
    times: t("20:44 – 08:05", "18:04 – 09:05"),
    duration: t("11 h 21 min", "14 h 01 min"),
    legs: t(
      [
        [5, ""],
        [661, "Nachtzug, Liegewagen · ohne Umstieg · 11 h 01", true],
        [15, ""],
      ],
      [
        [30, ""],
        [801, "evening train, then night train · 1 change · 13 h 21", true],
        [10, ""],
      ],
    ),
    by: t("Fahrplan gilt; der Verkauf hat noch nicht begonnen", "Timetable holds; sales have not opened yet"),
  },
];
