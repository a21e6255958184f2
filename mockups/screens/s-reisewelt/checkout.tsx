import { day, money, number } from "../locale";
import type { Screen, ScreenLanguage } from "../screen";
import { Typing } from "../typing";
import { MEMBER, PAID, TRIP } from "./booking";
import { Coast } from "./parts/coast";
import { Head } from "./parts/head";
import { WORDS } from "./words";

const OWN = {
  de: {
    title: "Womit möchten Sie zahlen?",
    slider: "So viele Punkte",
    field: "oder als Zahl",
    worth: "sind",
    lapse: "6.200 Punkte verfallen am 31. Dezember 2027; sie werden zuerst eingelöst.",
    left: "23.350 Punkte behalten Sie.",
    none: "0",
    rest: "Bleibt zu zahlen",
    held: "vorgemerkt bis 14:32 Uhr",
    sure: "Fest wird alles gemeinsam, sobald die Reise bestätigt ist. Bis dahin behalten Sie Punkte, Gutschein und Geld.",
    book: "Zahlungspflichtig buchen",
    dates: "Sa., 8. bis Sa., 15. Mai 2027",
  },
  en: {
    title: "How would you like to pay?",
    slider: "This many points",
    field: "or as a number",
    worth: "are",
    lapse: "6,200 points lapse on 31 December 2027; they are used first.",
    left: "You keep 23,350 points.",
    none: "0",
    rest: "Left to pay",
    held: "on hold until 14:32",
    sure: "Everything becomes final together, once the trip is confirmed. Until then you keep points, voucher and money.",
    book: "Book and pay",
    dates: "Sat 8 to Sat 15 May 2027",
  },
} as const;

function Points({ language }: { language: ScreenLanguage }) {
  const own = OWN[language];
  return (
    <section className="way points">
      <h2>{WORDS[language].points}</h2>
      <p className="sum">{money(language, PAID.pointsInEuros, "EUR")}</p>
      <div className="slide">
        <label>
          {own.slider}
          <input type="range" min="0" max={MEMBER.points} step="50" defaultValue={PAID.points} />
        </label>
        <p className="ends">
          <span>{own.none}</span>
          <span>{number(language, MEMBER.points)}</span>
        </p>
      </div>
      <label className="exact">
        {own.field}
        <Typing text={number(language, PAID.points)} />
      </label>
      <p className="note">
        {own.lapse} {own.left}
      </p>
    </section>
  );
}

function Ways({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  const own = OWN[language];
  return (
    <div>
      <h1>{own.title}</h1>
      <Points language={language} />
      <section className="way">
        <h2>{words.voucher}</h2>
        <p className="sum">{money(language, PAID.voucher, "EUR")}</p>
        <label className="tick">
          <input type="checkbox" defaultChecked /> {words.nameOfVoucher}
        </label>
        <p className="held">{own.held}</p>
      </section>
      <section className="way rest">
        <h2>{own.rest}</h2>
        <p className="sum">{money(language, PAID.card, "EUR")}</p>
        <p>{words.cardNumber}</p>
      </section>
    </div>
  );
}

function Trip({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  const own = OWN[language];
  const share = (amount: number) => ({ flexGrow: amount });
  return (
    <aside className="trip">
      <Coast />
      <h2>{words.trip}</h2>
      <p>
        {words.house}
        <br />
        {own.dates}
      </p>
      <dl>
        <dt>{words.flight}</dt>
        <dd>{money(language, TRIP.flight, "EUR")}</dd>
        <dt>{words.room}</dt>
        <dd>{money(language, TRIP.house, "EUR")}</dd>
        <dt className="total">{words.total}</dt>
        <dd className="total">{money(language, TRIP.total, "EUR")}</dd>
      </dl>
      <div className="shares">
        <i className="of-points" style={share(PAID.pointsInEuros)} />
        <i className="of-voucher" style={share(PAID.voucher)} />
        <i className="of-card" style={share(PAID.card)} />
      </div>
      <p className="note">{own.sure}</p>
      <button type="submit">{own.book}</button>
    </aside>
  );
}

/** The checkout: three currencies at once, the points by a slider or as a number. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Kasse", en: "Checkout" },
  typeface: "@fontsource-variable/source-serif-4",
  body: (language) => (
    <div className="page">
      <Head language={language} points={MEMBER.points} />
      <main className="checkout" aria-label={day(language, TRIP.from, { dateStyle: "long" })}>
        <Ways language={language} />
        <Trip language={language} />
      </main>
    </div>
  ),
};
