/** A day on an invented trip through the Azores: what the phone knew before the ferry, and what it learns after it. */
export const WORDS = {
  ferry: ["Fähre nach Madalena", "Ferry to Madalena"],
  ferryText: ["ab Horta, Anleger 2", "from Horta, berth 2"],
  transfer: ["Transfer zum Hotel", "Transfer to the hotel"],
  transferText: ["Hafen, Ausgang links, Schild „Baía“", "Harbour, left exit, sign “Baía”"],
  room: ["Zimmer 214", "Room 214"],
  later: ["Fragt nach, sobald Netz da ist", "Will ask as soon as there is a signal"],
  seen: ["Gesehen", "Seen"],
} as const;
