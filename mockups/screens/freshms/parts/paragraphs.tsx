import type { ReactNode } from "react";
import type { T } from "../../language";

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

/** The hotel of which the editor shows four. */
export const paragraphs = (t: T): Paragraph[] => {
  const [here, there] = t([GERMAN, ENGLISH], [ENGLISH, GERMAN]);
  return [
    {
      name: t("Lage", "Setting"),
      goesTo: t("Gutschein bis Website", "voucher to website"),
      state: "level",
      original: here.position,
      other: there.position,
    },
    {
      name: t("Baden", "Swimming"),
      goesTo: t("Katalog, Website", "catalogue, website"),
      state: "changed",
      original: [
        here.pool,
        <mark key="new">{t("; im März wegen Wartung geschlossen.", "; closed for maintenance in March.")}</mark>,
      ],
      other: [there.pool, t("; closed for mainten", "; im März wegen War"), <span key="caret" className="caret" />],
    },
    {
      name: t("Zimmer", "Rooms"),
      goesTo: t("Katalog, Website", "catalogue, website"),
      state: "level",
      original: here.rooms,
      other: there.rooms,
    },
    {
      name: t("Küche", "Kitchen"),
      goesTo: t("Website", "website"),
      state: "gap",
      original: here.kitchen,
      other: t(
        "Leer: Auf der englischen Website entfällt der Absatz, bis ihn jemand schreibt.",
        "Empty: the German website leaves this paragraph out until somebody writes it.",
      ),
    },
  ];
};
