import type { ReactNode } from "react";
import type { Screen } from "../screen";
import { BACK, PAID, TRIP, WORDS } from "./booking";
import { Coast, Crest } from "./parts/coast";

interface LineProps {
  name: string;
  sum: string;
  note: string;
  children?: ReactNode;
}

function Line({ name, sum, note, children }: LineProps) {
  return (
    <li className="one-auto grid paper line-bottom-1-rule gap-0-12 margin-0-12 padding-11-14">
      <b className="semibold size-18">{name}</b>
      <span className="sum size-18">{sum}</span>
      <span className="soft">{note}</span>
      {children}
    </li>
  );
}

/** The receipt on a phone: a line for each currency; the one of the points is open and says what happens if it is reversed. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Beleg", en: "Receipt" },
  typeface: "@fontsource-variable/source-serif-4",
  body: ({ t, money, number }) => (
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
      <ol>
        <Line
          name={t("Reise bestätigt", "Trip confirmed")}
          sum={money(TRIP.total)}
          note={t("Alle vier Stellen haben zugestimmt.", "All four parties have agreed.")}
        />
        <Line name={t(...WORDS.points)} sum={`− ${number(PAID.points)}`} note={money(PAID.pointsInMoney)}>
          <p className="wide on-#faf1dc line-left-4-gilt margin-8--2-2 padding-9-12">
            <b className="block">{t("Wenn Sie bis 8. April stornieren", "If you cancel by 8 April")}</b>
            {t("kommen 75 % zurück:", "75% comes back:")} {number(BACK.points)}{" "}
            {t("Punkte, aufgerundet", "points, rounded up")}.{" "}
            {t("Danach behält der Veranstalter mehr.", "After that, the operator keeps more.")}
          </p>
        </Line>
        <Line name={t(...WORDS.voucher)} sum={`− ${money(PAID.voucher)}`} note={t(...WORDS.nameOfVoucher)} />
        <Line name={t(...WORDS.card)} sum={`− ${money(PAID.card)}`} note={t(...WORDS.cardNumber)} />
      </ol>
    </main>
  ),
};
