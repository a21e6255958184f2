import { useLanguage } from "../language";
import type { Screen } from "../screen";
import { BACK, PAID, TRIP, WORDS } from "./booking";
import { Coast, Crest } from "./parts/coast";

function Lines() {
  const { t, money, number } = useLanguage();
  return (
    <ol className="lines">
      <li className="one-auto grid paper">
        <b className="semibold size-18">{t("Reise bestätigt", "Trip confirmed")}</b>
        <span className="sum size-18">{money(TRIP.total, "EUR")}</span>
        <span className="soft">{t("Alle vier Stellen haben zugestimmt.", "All four parties have agreed.")}</span>
      </li>
      <li className="one-auto grid paper">
        <b className="semibold size-18">{t(...WORDS.points)}</b>
        <span className="sum size-18">− {number(PAID.points)}</span>
        <span className="soft">{money(PAID.pointsInEuros, "EUR")}</span>
        <p className="wide on-#faf1dc line-left-4-gilt margin-8--2-2 padding-9-12">
          <b className="block">{t("Wenn Sie bis 8. April stornieren", "If you cancel by 8 April")}</b>
          {t("kommen 75 % zurück:", "75% comes back:")} {number(BACK.points)}{" "}
          {t("Punkte, aufgerundet", "points, rounded up")}.{" "}
          {t("Danach behält der Veranstalter mehr.", "After that, the operator keeps more.")}
        </p>
      </li>
      <li className="one-auto grid paper">
        <b className="semibold size-18">{t(...WORDS.voucher)}</b>
        <span className="sum size-18">− {money(PAID.voucher, "EUR")}</span>
        <span className="soft">{t(...WORDS.nameOfVoucher)}</span>
      </li>
      <li className="one-auto grid paper">
        <b className="semibold size-18">{t(...WORDS.card)}</b>
        <span className="sum size-18">− {money(PAID.card, "EUR")}</span>
        <span className="soft">{t(...WORDS.cardNumber)}</span>
      </li>
    </ol>
  );
}

/** The receipt on a phone: a line for each currency; the one of the points is open and says what happens if it is reversed. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Beleg", en: "Receipt" },
  typeface: "@fontsource-variable/source-serif-4",
  body: ({ t }) => (
    <main className="receipt tall on-leaf">
      <header className="row white gap-14 on-green padding-16-20">
        <Crest />
        <p>
          <b className="block size-20">{t("Gebucht", "Booked")}</b>
          {t("Freitag, 12. März 2027, 14:19 Uhr", "Friday 12 March 2027, 14:19")}
        </p>
      </header>
      <Coast />
      <h1 className="semibold snug size-25 padding-18-20-2">{t(...WORDS.trip)}</h1>
      <p className="soft padding-0-20-14">{t("Beleg R-27-0341", "Receipt R-27-0341")}</p>
      <Lines />
    </main>
  ),
};
