import { Columns } from "../columns";
import type { T } from "../language";
import type { Screen } from "../screen";
import { Top } from "./parts/top";

const columns = (t: T) =>
  t(["Start", "Lieferant", "Aufruf", "0 bis 45 s", "Antwort"], ["Start", "Supplier", "Call", "0 to 45 s", "Answer"]);

const calls = (t: T) =>
  [
    [t("0,0", "0.0"), t("Pauschale", "Package"), "search", 0.3, "200", "run"],
    [t("0,0", "0.0"), t("Flug", "Flight"), "search", 40.2, "200", "slow"],
    [t("0,0", "0.0"), "Hotel", "search", 0.6, "200", "run"],
    [t("41,3", "41.3"), "Hotel", "hold", 0.4, "409", "full"],
    [t("42,0", "42.0"), "Hotel", "hold", 0.5, "200", "run"],
    [t("42,7", "42.7"), t("Bahn", "Rail"), "price", 0.4, t("o. Währung", "no currency"), "wrong"],
    [t("44,1", "44.1"), t("Zahlung", "Payment"), "charge", 30, t("keine", "none"), "silent"],
    [t("74,1", "74.1"), t("Zahlung", "Payment"), "status", 0.3, "200", "run"],
    [t("74,6", "74.6"), t("Flug", "Flight"), "book", 2.1, "201", "run"],
    [t("76,9", "76.9"), "Hotel", "book", 0.8, "201", "run"],
  ] as const;

const steps = (t: T) =>
  [
    [t("44,1 s", "44.1 s"), t("abgesandt, Betrag 848,80 EUR", "sent, amount 764.00 GBP")],
    [t("74,1 s", "74.1 s"), t("abgebrochen nach 30 s, wie vereinbart", "given up after 30 s, as agreed")],
    [t("74,1 s", "74.1 s"), t("nachgefragt mit derselben Kennung", "asked again under the same key")],
    [t("74,4 s", "74.4 s"), t("Antwort: eine Abbuchung, nicht zwei", "answer: one charge, not two")],
  ] as const;

/** A call: its moment, supplier, name, seconds, what came, how it behaved. Forty-five seconds are the whole scale. */
const SCALE = 45;

const DETAIL = ["Zahlung: charge", "Payment: charge"] as const;

export const screen: Screen = {
  device: "browser",
  title: { de: "Lauf 218 · Travelsandbox", en: "Run 218 · Travelsandbox" },
  typeface: "@fontsource-variable/jetbrains-mono",
  body: ({ t }) => (
    <>
      <Top />
      <main className="grid auto-one padding-16-20-0 columns-1fr-300 gap-12-20">
        <h1 className="flex wide size-18 gap-14 baseline">
          {t("Lauf 218", "Run 218")}{" "}
          <span className="regular size-14 soft">
            {t("Warenkorb mit drei Leistungen", "Basket with three services")}
          </span>{" "}
          <b className="size-14 push in-wrong">{t("11 von 12 Prüfungen bestanden", "11 of 12 checks passed")}</b>
        </h1>
        <table className="calls size-13">
          <Columns names={columns(t)} />
          <tbody>
            {calls(t).map(([start, supplier, call, seconds, answer, how]) => (
              <tr key={start + supplier + call} className={how === "silent" ? "open" : undefined}>
                <td>{start}</td>
                <td>{supplier}</td>
                <td>{call}</td>
                <td className="width-190">
                  <span className="block on-#151c22 corner-2">
                    <span
                      className={`block height-12 corner-2 on-${how === "full" ? "run" : how}`}
                      style={{ width: `${Math.max(2, (seconds / SCALE) * 100)}%` }}
                    />
                  </span>
                </td>
                <td className={how === "run" || how === "slow" ? `in-${how}` : "in-wrong"}>{answer}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <aside className="detail lined size-13 corner-8 top-aligned on-panel padding-14-16" aria-label={t(...DETAIL)}>
          <h2 className="size-15 above-8">{t(...DETAIL)}</h2>
          <ol className="grid gap-8 line-left-2-#4d5d68 margin-4-0-12-5 padding-left-16">
            {steps(t).map(([time, what], index) => (
              <li key={what} className={index === 3 ? "ok relative in-run" : "relative"}>
                <b className="block soft regular">{time}</b> {what}
              </li>
            ))}
          </ol>
          <p className="on-#12301f corner-5 padding-8-11 in-run">
            {t("✓ Nicht doppelt abgebucht", "✓ Not charged twice")}
          </p>
          <p className="below-8 on-#3b1d19 corner-5 padding-8-11 in-#ffb3a5">
            {t(
              "✗ Bahn: Preis ohne Währung angenommen, Lauf 218 schlägt fehl",
              "✗ Rail: price without a currency accepted, run 218 fails",
            )}
          </p>
        </aside>
      </main>
    </>
  ),
};
