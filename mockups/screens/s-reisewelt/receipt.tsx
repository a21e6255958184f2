import { money, number } from "../locale";
import type { Screen, ScreenLanguage } from "../screen";
import { BACK, PAID, TRIP } from "./booking";
import { Coast, Crest } from "./parts/coast";
import { WORDS } from "./words";

const OWN = {
  de: {
    done: "Gebucht",
    at: "Freitag, 12. März 2027, 14:19 Uhr",
    title: "Beleg R-27-0341",
    reserved: "Reise bestätigt",
    fixed: "Alle vier Stellen haben zugestimmt.",
    open: "Wenn Sie bis 8. April stornieren",
    returns: "kommen 75 % zurück:",
    rounded: "Punkte, aufgerundet",
    next: "Danach behält der Veranstalter mehr.",
  },
  en: {
    done: "Booked",
    at: "Friday 12 March 2027, 14:19",
    title: "Receipt R-27-0341",
    reserved: "Trip confirmed",
    fixed: "All four parties have agreed.",
    open: "If you cancel by 8 April",
    returns: "75% comes back:",
    rounded: "points, rounded up",
    next: "After that, the operator keeps more.",
  },
} as const;

function Lines({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  const own = OWN[language];
  return (
    <ol className="lines">
      <li>
        <b>{own.reserved}</b>
        <span className="sum">{money(language, TRIP.total, "EUR")}</span>
        <span>{own.fixed}</span>
      </li>
      <li className="opened">
        <b>{words.points}</b>
        <span className="sum">− {number(language, PAID.points)}</span>
        <span>{money(language, PAID.pointsInEuros, "EUR")}</span>
        <p>
          <b>{own.open}</b>
          {own.returns} {number(language, BACK.points)} {own.rounded}. {own.next}
        </p>
      </li>
      <li>
        <b>{words.voucher}</b>
        <span className="sum">− {money(language, PAID.voucher, "EUR")}</span>
        <span>{words.nameOfVoucher}</span>
      </li>
      <li>
        <b>{words.card}</b>
        <span className="sum">− {money(language, PAID.card, "EUR")}</span>
        <span>{words.cardNumber}</span>
      </li>
    </ol>
  );
}

/** The receipt on a phone: a line for each currency; the one of the points is open and says what happens if it is reversed. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Beleg", en: "Receipt" },
  typeface: "@fontsource-variable/source-serif-4",
  body: (language) => (
    <main className="receipt">
      <header>
        <Crest />
        <p>
          <b>{OWN[language].done}</b>
          {OWN[language].at}
        </p>
      </header>
      <Coast />
      <h1>{WORDS[language].trip}</h1>
      <p className="code">{OWN[language].title}</p>
      <Lines language={language} />
    </main>
  ),
};
