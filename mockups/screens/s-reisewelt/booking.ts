/** What a point is worth, in euros or pounds: less than a cent, as in most programmes. */
const POINT = 0.004;

/** A week on the Algarve for two, Saturday 8 to Saturday 15 May 2027; amounts in euros or pounds. */
export const TRIP = { flight: 412, house: 1074, total: 1486, from: "2027-05-08", to: "2027-05-15" };

/** What the member has and what is spent: points, a voucher, and the rest by card. */
const POINTS = 61_250;
const VOUCHER = 50;
export const MEMBER = { points: 84_600, lapsing: 6_200, lapse: "2027-12-31" };
export const PAID = {
  points: POINTS,
  pointsInMoney: POINTS * POINT,
  voucher: VOUCHER,
  card: TRIP.total - POINTS * POINT - VOUCHER,
};

/** Cancelled on Tuesday, 6 April 2027, 32 days ahead: the operator keeps a quarter. */
const KEPT = 0.25;
const returned = (amount: number) => amount * (1 - KEPT);
export const BACK = {
  /** Before rounding: half a point is left over. */
  exactPoints: returned(POINTS),
  points: Math.ceil(returned(POINTS)),
  pointsInMoney: returned(POINTS) * POINT,
  voucher: returned(VOUCHER),
  card: returned(PAID.card),
  total: returned(TRIP.total),
};

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
