import { Columns } from "../columns";
import type { Screen } from "../screen";
import { Top } from "./parts/top";

/** A call: its moment, supplier, name, seconds, what came, how it behaved. Forty-five seconds are the whole scale. */
const SCALE = 45;

const WORDS = {
  de: {
    heading: "Lauf 218",
    sub: "Warenkorb mit drei Leistungen",
    result: "11 von 12 Prüfungen bestanden",
    columns: ["Start", "Lieferant", "Aufruf", "0 bis 45 s", "Antwort"],
    calls: [
      ["0,0", "Pauschale", "search", 0.3, "200", ""],
      ["0,0", "Flug", "search", 40.2, "200", "slow"],
      ["0,0", "Hotel", "search", 0.6, "200", ""],
      ["41,3", "Hotel", "hold", 0.4, "409", "full"],
      ["42,0", "Hotel", "hold", 0.5, "200", ""],
      ["42,7", "Bahn", "price", 0.4, "o. Währung", "wrong"],
      ["44,1", "Zahlung", "charge", 30, "keine", "silent"],
      ["74,1", "Zahlung", "status", 0.3, "200", ""],
      ["74,6", "Flug", "book", 2.1, "201", ""],
      ["76,9", "Hotel", "book", 0.8, "201", ""],
    ],
    detail: "Zahlung: charge",
    steps: [
      ["44,1 s", "abgesandt, Betrag 848,80 EUR"],
      ["74,1 s", "abgebrochen nach 30 s, wie vereinbart"],
      ["74,1 s", "nachgefragt mit derselben Kennung"],
      ["74,4 s", "Antwort: eine Abbuchung, nicht zwei"],
    ],
    verdict: "✓ Nicht doppelt abgebucht",
    failed: "✗ Bahn: Preis ohne Währung angenommen, Lauf 218 schlägt fehl",
  },
  en: {
    heading: "Run 218",
    sub: "Basket with three services",
    result: "11 of 12 checks passed",
    columns: ["Start", "Supplier", "Call", "0 to 45 s", "Answer"],
    calls: [
      ["0.0", "Package", "search", 0.3, "200", ""],
      ["0.0", "Flight", "search", 40.2, "200", "slow"],
      ["0.0", "Hotel", "search", 0.6, "200", ""],
      ["41.3", "Hotel", "hold", 0.4, "409", "full"],
      ["42.0", "Hotel", "hold", 0.5, "200", ""],
      ["42.7", "Rail", "price", 0.4, "no currency", "wrong"],
      ["44.1", "Payment", "charge", 30, "none", "silent"],
      ["74.1", "Payment", "status", 0.3, "200", ""],
      ["74.6", "Flight", "book", 2.1, "201", ""],
      ["76.9", "Hotel", "book", 0.8, "201", ""],
    ],
    detail: "Payment: charge",
    steps: [
      ["44.1 s", "sent, amount 764.00 GBP"],
      ["74.1 s", "given up after 30 s, as agreed"],
      ["74.1 s", "asked again under the same key"],
      ["74.4 s", "answer: one charge, not two"],
    ],
    verdict: "✓ Not charged twice",
    failed: "✗ Rail: price without a currency accepted, run 218 fails",
  },
} as const;

export const screen: Screen = {
  device: "browser",
  title: { de: "Lauf 218 · Travelsandbox", en: "Run 218 · Travelsandbox" },
  typeface: "@fontsource-variable/jetbrains-mono",
  body: (language) => {
    const { heading, sub, result, columns, calls, detail, steps, verdict, failed } = WORDS[language];
    return (
      <>
        <Top language={language} />
        <main className="record">
          <h1>
            {heading} <span>{sub}</span> <b>{result}</b>
          </h1>
          <table className="calls">
            <Columns names={columns} />
            <tbody>
              {calls.map(([start, supplier, call, seconds, answer, how]) => (
                <tr key={start + supplier + call} className={how === "silent" ? "open" : undefined}>
                  <td>{start}</td>
                  <td>{supplier}</td>
                  <td>{call}</td>
                  <td className="scale">
                    <span className="track">
                      <span className={`bar ${how}`} style={{ width: `${Math.max(2, (seconds / SCALE) * 100)}%` }} />
                    </span>
                  </td>
                  <td className={{ wrong: "bad", silent: "bad", slow: "late", full: "bad", "": "ok" }[how]}>
                    {answer}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <aside className="detail" aria-label={detail}>
            <h2>{detail}</h2>
            <ol>
              {steps.map(([time, what], index) => (
                <li key={what} className={index === 3 ? "ok" : undefined}>
                  <b>{time}</b> {what}
                </li>
              ))}
            </ol>
            <p className="verdict">{verdict}</p>
            <p className="failed">{failed}</p>
          </aside>
        </main>
      </>
    );
  },
};
