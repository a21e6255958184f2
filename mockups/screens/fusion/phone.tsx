import type { T } from "../language";
import type { Screen } from "../screen";
import { ModeSign } from "./parts/signs";

const stops = (t: T) =>
  [
    [t("07:06", "08:01"), t("Hamburg Hbf", "London St Pancras")],
    ["", t("ICE bis Basel, Wagen 9, Plätze 41 und 42", "To Paris, coach 9, seats 41 and 42"), "ride"],
    [t("13:12", "12:24"), t("Basel SBB, 17 Minuten zum Umsteigen", "Change of station, 58 minutes")],
    [t("14:24", "16:16"), t("Zürich HB", "Zurich main station")],
  ] as const;

const railDue = (t: T) =>
  [
    [t("Bezahlen", "Pay"), t("sofort", "at once")],
    [t("Storno", "Cancel"), t("bis 11.03., 10 €", "until 11 March, £10")],
  ] as const;

const hotelDue = (t: T) =>
  [
    [t("Anzahlung heute", "Deposit today"), t("107,40 €", "£93.60")],
    [t("Rest am 12.02.", "Rest on 12 Feb"), t("429,60 €", "£374.40")],
    [t("Storno", "Cancel"), t("frei bis 05.03.", "free until 5 March")],
  ] as const;

function Due({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return (
    <p className="due grid soft size-14 one-auto">
      {entries.flatMap(([term, value]) => [
        <span key={term}>{term}</span>,
        <b className="ink right" key={value}>
          {value}
        </b>,
      ])}
    </p>
  );
}

export const screen: Screen = {
  device: "phone",
  title: { de: "Ihre Reise nach Zürich · Fusion", en: "Your trip to Zurich · Fusion" },
  typeface: "@fontsource-variable/hanken-grotesk",
  body: ({ t }) => (
    <div className="pocket grid">
      <header className="white on-plum padding-42-20-16">
        <p className="in-#ead6f0">
          {t("Fr 12.03. – Mo 15.03.2027 · 2 Erwachsene", "Fri 12 – Mon 15 March 2027 · 2 adults")}
        </p>
        <h1 className="below-8 snug size-25 tracking--0.025em">
          {t("Hamburg nach Zürich und zurück", "London to Zurich and back")}
        </h1>
      </header>
      <main className="grid gap-12 packed padding-14-16-0">
        <section className="card">
          <h2 className="row size-17 gap-9">
            <ModeSign mode="rail" /> {t("Bahn hin und zurück", "Rail, return")}{" "}
            <b className="push">{t("311,80 €", "£296.00")}</b>
          </h2>
          <ul className="stops grid gap-9 margin-10-0-0-15 line-left-4-rail padding-left-16">
            {stops(t).map(([time, place, kind]) => (
              <li className={`relative grid columns-52-1fr ${kind ? "ride soft size-14" : ""}`} key={place}>
                <b className="tabular">{time}</b> {place}
              </li>
            ))}
          </ul>
          <Due entries={railDue(t)} />
        </section>
        <section className="card">
          <h2 className="row size-17 gap-9">
            <ModeSign mode="own" /> {t("Hotel am Fluss", "Riverside Hotel")}{" "}
            <b className="push">{t("537,00 €", "£468.00")}</b>
          </h2>
          <Due entries={hotelDue(t)} />
        </section>
        <p className="card size-14 on-apricot-soft edge-#f2b78c in-#6d3206 padding-10-14">
          {t(
            "Zwei Verträge: Verspätet sich der Zug, hält das Hotel Ihr Zimmer bis 22 Uhr.",
            "Two contracts: if the train is late, the hotel keeps your room until 10 pm.",
          )}
        </p>
      </main>
      <footer className="grid paper middle one-auto ruled padding-13-20-22">
        <p>
          <b className="block dense size-25 tracking--0.03em">{t("848,80 €", "£764.00")}</b>
          <span className="soft size-14">{t("heute fällig 419,20 €", "due today £389.60")}</span>
        </p>
        <button className="heavy size-16 on-apricot corner-13 padding-13-20">{t("Zur Zahlung", "Pay")}</button>
      </footer>
    </div>
  ),
};
