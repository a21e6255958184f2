/** What stands over the pages of a dealer. */
export const DEALER = {
  de: {
    tabs: ["Artikel", "Änderungen der Nacht", "Merkliste"],
    who: "Elektro Brandt GmbH, Deutschland",
  },
  en: {
    tabs: ["Products", "Last night’s changes", "Shortlist"],
    who: "Hartley Electrical Ltd, United Kingdom",
  },
} as const;
