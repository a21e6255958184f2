import type { ReactNode } from "react";
import type { ScreenLanguage } from "../../screen";

/** A paragraph in the original and in the other language, and how they stand to each other. */
export interface Paragraph {
  name: string;
  goesTo: string;
  state: "level" | "changed" | "gap";
  original: ReactNode;
  other: ReactNode;
}

const GERMAN = {
  position: "Ruhig über der Bucht von Cala Murta; zum Strand sind es 350 m, ein Fußweg ohne Stufen.",
  pool: "Zwei Pools im Garten, ein Hallenbad mit 27 °C, täglich von 8 bis 21 Uhr geöffnet",
  rooms: "84 Zimmer, alle mit Balkon. Die 16 Familienzimmer haben eine Schiebetür zwischen den Räumen.",
  kitchen: "Gekocht wird mallorquinisch; Mandeln, Orangen und Öl kommen vom eigenen Hof.",
} as const;

const ENGLISH = {
  position: "A quiet setting above Cala Murta; the beach is 350 m away, along a path without steps.",
  pool: "Two pools in the garden, an indoor pool at 27 °C, open daily from 8 am to 9 pm",
  rooms: "84 rooms, each with a balcony. The 16 family rooms have a sliding door between the two rooms.",
  kitchen: "The kitchen is Mallorcan; almonds, oranges and oil come from the hotel’s own farm.",
} as const;

const caret = <span className="caret" />;

/** The hotel of which the editor shows four. */
export const PARAGRAPHS: Record<ScreenLanguage, Paragraph[]> = {
  de: [
    {
      name: "Lage",
      goesTo: "Gutschein bis Website",
      state: "level",
      original: GERMAN.position,
      other: ENGLISH.position,
    },
    {
      name: "Baden",
      goesTo: "Katalog, Website",
      state: "changed",
      original: (
        <>
          {GERMAN.pool}
          <mark>; im März wegen Wartung geschlossen.</mark>
        </>
      ),
      other: (
        <>
          {ENGLISH.pool}; closed for mainten{caret}
        </>
      ),
    },
    { name: "Zimmer", goesTo: "Katalog, Website", state: "level", original: GERMAN.rooms, other: ENGLISH.rooms },
    {
      name: "Küche",
      goesTo: "Website",
      state: "gap",
      original: GERMAN.kitchen,
      other: "Leer: Auf der englischen Website entfällt der Absatz, bis ihn jemand schreibt.",
    },
  ],
  en: [
    {
      name: "Setting",
      goesTo: "voucher to website",
      state: "level",
      original: ENGLISH.position,
      other: GERMAN.position,
    },
    {
      name: "Swimming",
      goesTo: "catalogue, website",
      state: "changed",
      original: (
        <>
          {ENGLISH.pool}
          <mark>; closed for maintenance in March.</mark>
        </>
      ),
      other: (
        <>
          {GERMAN.pool}; im März wegen War{caret}
        </>
      ),
    },
    { name: "Rooms", goesTo: "catalogue, website", state: "level", original: ENGLISH.rooms, other: GERMAN.rooms },
    {
      name: "Kitchen",
      goesTo: "website",
      state: "gap",
      original: ENGLISH.kitchen,
      other: "Empty: the German website leaves this paragraph out until somebody writes it.",
    },
  ],
};
