import { Columns } from "../columns";
import { money, number } from "../locale";
import type { Screen, ScreenLanguage } from "../screen";
import { BACK, MEMBER, PAID, TRIP } from "./booking";
import { Head } from "./parts/head";
import { WORDS } from "./words";

const OWN = {
  de: {
    title: "Wenn Sie jetzt stornieren",
    lead: "Dienstag, 6. April, 32 Tage vor der Abreise: Der Veranstalter behält ein Viertel.",
    columns: ["Bezahlt", "Einbehalten", "Kommt zurück", "Wohin"],
    to: ["Punktekonto, sofort", "Gutschein, neu ausgestellt", "Karte 2208, in 2 bis 3 Tagen"],
    sum: "Zusammen",
    journal: "So steht es dann im Journal",
    lines: [
      "Rückbuchung zu Zeile 2",
      "Rundung zugunsten des Mitglieds",
      "Rückbuchung zu Zeile 3",
      "Rückbuchung zu Zeile 4",
    ],
    line: "Zeile",
    lapse: "6.200 der Punkte verfallen weiter am 31. Dezember 2027.",
    cancel: "Reise stornieren",
    keep: "Behalten",
    what: "Vorgang",
    amount: "Betrag",
  },
  en: {
    title: "If you cancel now",
    lead: "Tuesday 6 April, 32 days before departure: the operator keeps a quarter.",
    columns: ["Paid", "Kept", "Returned", "Where to"],
    to: ["points account, at once", "voucher, issued anew", "card 2208, in 2 to 3 days"],
    sum: "Together",
    journal: "The journal will then say",
    lines: ["Reversal of line 2", "Rounded in the member’s favour", "Reversal of line 3", "Reversal of line 4"],
    line: "Line",
    lapse: "6,200 of the points still lapse on 31 December 2027.",
    cancel: "Cancel the trip",
    keep: "Keep it",
    what: "Entry",
    amount: "Amount",
  },
} as const;

function Returns({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  const own = OWN[language];
  const euros = (amount: number) => money(language, amount, "EUR");
  const rows = [
    [
      words.points,
      number(language, PAID.points),
      number(language, PAID.points - BACK.points),
      number(language, BACK.points),
    ],
    [words.voucher, euros(PAID.voucher), euros(PAID.voucher - BACK.voucher), euros(BACK.voucher)],
    [words.card, euros(PAID.card), euros(PAID.card - BACK.card), euros(BACK.card)],
  ] as const;
  return (
    <table className="returns">
      <Columns names={["", ...own.columns]} />
      <tbody>
        {rows.map(([name, paid, kept, back], index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{paid}</td>
            <td>{kept}</td>
            <td className="back">{back}</td>
            <td>{own.to[index]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{own.sum}</th>
          <td>{euros(TRIP.total)}</td>
          <td>{euros(TRIP.total - BACK.total)}</td>
          <td className="back">{euros(BACK.total)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function Journal({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  const own = OWN[language];
  const points = (amount: number, decimals = 1) => `+ ${number(language, amount, decimals)} ${words.ofPoints}`;
  const amounts = [
    points(BACK.exactPoints),
    points(BACK.points - BACK.exactPoints),
    `+ ${money(language, BACK.voucher, "EUR")}`,
    `+ ${money(language, BACK.card, "EUR")}`,
  ];
  return (
    <section className="journal">
      <h2>{own.journal}</h2>
      <ol start={5}>
        {own.lines.map((line, index) => (
          <li key={line} className={index === 1 ? "rounding" : undefined}>
            <span>
              {own.line} {index + 5}
            </span>
            <span>{line}</span>
            <b>{amounts[index]}</b>
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
  body: (language) => (
    <div className="page">
      <Head language={language} points={MEMBER.points - PAID.points} />
      <main className="cancel">
        <h1>{OWN[language].title}</h1>
        <p>
          {WORDS[language].trip}, {WORDS[language].house}. {OWN[language].lead}
        </p>
        <Returns language={language} />
        <Journal language={language} />
        <footer>
          <button type="submit">{OWN[language].cancel}</button>
          <a href="#keep">{OWN[language].keep}</a>
          <p className="note">{OWN[language].lapse}</p>
        </footer>
      </main>
    </div>
  ),
};
