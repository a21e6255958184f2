/** The catalogue's own words. They are no messages of the interface: no visitor loads them. */
import type { Language } from "../../i18n/languages";

const de = {
  title: "Bauteile und Zeichen",
  lead: "Jeder Abschnitt einmal: seine Felder aus der Deklaration, ein Beispiel zum Kopieren. Danach die Teile, die keine Abschnitte sind. Diese Seite gibt es nur während der Entwicklung.",
  field: "Feld",
  what: "Was hineingehört",
  required: "Pflicht",
  yes: "ja",
  no: "nein",
  copy: "Zum Kopieren in den Kopf einer Seite.",
  sections: "Abschnitte",
  parts: "Teile",
  buttons: "Tasten und Verweise",
  button: "Termin wählen",
  more: "Alle Projekte",
  plates: "Tafeln",
  flaps: "Klappen",
  icons: "Piktogramme",
  colours: "Farben",
  colour: "Rolle",
  use: "Wofür",
  light: "hell",
  dark: "dunkel",
  type: "Schrift",
  sample: "Ankunft 08:45",
};

const en: typeof de = {
  title: "Parts and signs",
  lead: "Every section once: its fields, from the declaration, and an example to copy. Then the parts that are no sections. This page exists during development only.",
  field: "Field",
  what: "What belongs there",
  required: "Required",
  yes: "yes",
  no: "no",
  copy: "To copy into the front matter of a page.",
  sections: "Sections",
  parts: "Parts",
  buttons: "Buttons and links",
  button: "Choose a date",
  more: "All projects",
  plates: "Plates",
  flaps: "Flaps",
  icons: "Pictograms",
  colours: "Colours",
  colour: "Role",
  use: "What for",
  light: "light",
  dark: "dark",
  type: "Type",
  sample: "Arrival 08:45",
};

export type Words = typeof de;

export const WORDS: Record<Language, Words> = { de, en };
