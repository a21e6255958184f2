/** What stands on all three screens. */
export const WORDS = {
  trip: ["Sieben Nächte an der Algarve", "Seven nights on the Algarve"],
  house: ["Casa das Rolas bei Tavira", "Casa das Rolas, near Tavira"],
  points: ["Punkte", "Points"],
  ofPoints: ["Punkte", "points"],
  voucher: ["Gutschein", "Voucher"],
  card: ["Karte", "Card"],
  cardNumber: ["Karte, die mit 2208 endet", "Card ending in 2208"],
  nameOfVoucher: ["Treue im zehnten Jahr", "Ten years a member"],
} as const;
