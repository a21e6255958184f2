import { Columns } from "../columns";
import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { BACK, MEMBER, PAID, TRIP, WORDS } from "./booking";
import { Head } from "./parts/head";

const columns = (t: T) =>
  [t("Bezahlt", "Paid"), t("Einbehalten", "Kept"), t("Kommt zurück", "Returned"), t("Wohin", "Where to")] as const;

const to = (t: T) =>
  t(
    ["Punktekonto, sofort", "Gutschein, neu ausgestellt", "Karte 2208, in 2 bis 3 Tagen"],
    ["points account, at once", "voucher, issued anew", "card 2208, in 2 to 3 days"],
  );

const lines = (t: T) =>
  t(
    ["Rückbuchung zu Zeile 2", "Rundung zugunsten des Mitglieds", "Rückbuchung zu Zeile 3", "Rückbuchung zu Zeile 4"],
    ["Reversal of line 2", "Rounded in the member’s favour", "Reversal of line 3", "Reversal of line 4"],
  );

function Returns() {
  const { t, money, number } = useLanguage();
  const rows = [
    [t(...WORDS.points), number(PAID.points), number(PAID.points - BACK.points), number(BACK.points)],
    [t(...WORDS.voucher), money(PAID.voucher), money(PAID.voucher - BACK.voucher), money(BACK.voucher)],
    [t(...WORDS.card), money(PAID.card), money(PAID.card - BACK.card), money(BACK.card)],
  ] as const;
  return (
    <table className="returns stretch margin-16-0-20">
      <Columns names={["", ...columns(t)]} />
      <tbody>
        {rows.map(([name, paid, kept, back], index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{paid}</td>
            <td>{kept}</td>
            <td className="semibold size-19 on-leaf">{back}</td>
            <td>{to(t)[index]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("Zusammen", "Together")}</th>
          <td>{money(TRIP.total)}</td>
          <td>{money(TRIP.total - BACK.total)}</td>
          <td className="semibold size-19 on-leaf">{money(BACK.total)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function Journal() {
  const { t, money, number } = useLanguage();
  const points = (amount: number, decimals = 1) => `+ ${number(amount, decimals)} ${t(...WORDS.ofPoints)}`;
  const amounts = [
    points(BACK.exactPoints),
    points(BACK.points - BACK.exactPoints),
    `+ ${money(BACK.voucher)}`,
    `+ ${money(BACK.card)}`,
  ];
  return (
    <section className="top-aligned border-1-rule line-left-4-gilt padding-12-18-10">
      <h2>{t("So steht es dann im Journal", "The journal will then say")}</h2>
      <ol start={5}>
        {lines(t).map((line, index) => (
          <li
            key={line}
            className={`grid columns-84-1fr-auto ${index === 1 ? "on-#faf1dc margin-0--8 padding-4-8" : "padding-4-0"}`}
          >
            <span className="soft">
              {t("Zeile", "Line")} {index + 5}
            </span>
            <span>{line}</span>
            <b className="semibold">{amounts[index]}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The preview of a cancellation: what returns to which account, with the half point that is rounded. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Stornierung: Vorschau", en: "Cancellation: preview" },
  typeface: "@fontsource-variable/source-serif-4",
  body: ({ t }) => (
    <div className="grid auto-one tall">
      <Head points={MEMBER.points - PAID.points} />
      <main className="grid rows-auto-auto-auto-1fr-auto padding-24-28-22">
        <h1 className="semibold snug">{t("Wenn Sie jetzt stornieren", "If you cancel now")}</h1>
        <p>
          {t(...WORDS.trip)}, {t(...WORDS.house)}.{" "}
          {t(
            "Dienstag, 6. April, 32 Tage vor der Abreise: Der Veranstalter behält ein Viertel.",
            "Tuesday 6 April, 32 days before departure: the operator keeps a quarter.",
          )}
        </p>
        <Returns />
        <Journal />
        <footer className="row gap-24">
          <button type="submit">{t("Reise stornieren", "Cancel the trip")}</button>
          <a href="#keep">{t("Behalten", "Keep it")}</a>
          <p className="soft push size-14.5">
            {t(
              "6.200 der Punkte verfallen weiter am 31. Dezember 2027.",
              "6,200 of the points still lapse on 31 December 2027.",
            )}
          </p>
        </footer>
      </main>
    </div>
  ),
};
