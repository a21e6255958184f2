import type { Screen } from "../screen";
import { ModeSign } from "./parts/mode";

const WORDS = {
  de: {
    dates: "Fr 12.03. – Mo 15.03.2027 · 2 Erwachsene",
    heading: "Hamburg nach Zürich und zurück",
    rail: "Bahn hin und zurück",
    railPrice: "311,80 €",
    stops: [
      ["07:06", "Hamburg Hbf"],
      ["", "ICE bis Basel, Wagen 9, Plätze 41 und 42", "ride"],
      ["13:12", "Basel SBB, 17 Minuten zum Umsteigen"],
      ["14:24", "Zürich HB"],
    ],
    railDue: [
      ["Bezahlen", "sofort"],
      ["Storno", "bis 11.03., 10 €"],
    ],
    hotel: "Hotel am Fluss",
    hotelPrice: "537,00 €",
    hotelDue: [
      ["Anzahlung heute", "107,40 €"],
      ["Rest am 12.02.", "429,60 €"],
      ["Storno", "frei bis 05.03."],
    ],
    warning: "Zwei Verträge: Verspätet sich der Zug, hält das Hotel Ihr Zimmer bis 22 Uhr.",
    total: "848,80 €",
    today: "heute fällig 419,20 €",
    pay: "Zur Zahlung",
  },
  en: {
    dates: "Fri 12 – Mon 15 March 2027 · 2 adults",
    heading: "London to Zurich and back",
    rail: "Rail, return",
    railPrice: "£296.00",
    stops: [
      ["08:01", "London St Pancras"],
      ["", "To Paris, coach 9, seats 41 and 42", "ride"],
      ["12:24", "Change of station, 58 minutes"],
      ["16:16", "Zurich main station"],
    ],
    railDue: [
      ["Pay", "at once"],
      ["Cancel", "until 11 March, £10"],
    ],
    hotel: "Riverside Hotel",
    hotelPrice: "£468.00",
    hotelDue: [
      ["Deposit today", "£93.60"],
      ["Rest on 12 Feb", "£374.40"],
      ["Cancel", "free until 5 March"],
    ],
    warning: "Two contracts: if the train is late, the hotel keeps your room until 10 pm.",
    total: "£764.00",
    today: "due today £389.60",
    pay: "Pay",
  },
} as const;

function Due({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return (
    <p className="due">
      {entries.flatMap(([term, value]) => [<span key={term}>{term}</span>, <b key={value}>{value}</b>])}
    </p>
  );
}

export const screen: Screen = {
  device: "phone",
  title: { de: "Ihre Reise nach Zürich · Fusion", en: "Your trip to Zurich · Fusion" },
  typeface: "@fontsource-variable/hanken-grotesk",
  body: (language) => {
    const words = WORDS[language];
    return (
      <div className="pocket">
        <header>
          <p>{words.dates}</p>
          <h1>{words.heading}</h1>
        </header>
        <main>
          <section className="card rail">
            <h2>
              <ModeSign mode="rail" /> {words.rail} <b>{words.railPrice}</b>
            </h2>
            <ul className="stops">
              {words.stops.map(([time, place, kind]) => (
                <li key={place} className={kind}>
                  <b>{time}</b> {place}
                </li>
              ))}
            </ul>
            <Due entries={words.railDue} />
          </section>
          <section className="card own">
            <h2>
              <ModeSign mode="own" /> {words.hotel} <b>{words.hotelPrice}</b>
            </h2>
            <Due entries={words.hotelDue} />
          </section>
          <p className="card warn">{words.warning}</p>
        </main>
        <footer className="pay">
          <p>
            <b>{words.total}</b>
            <span>{words.today}</span>
          </p>
          <button>{words.pay}</button>
        </footer>
      </div>
    );
  },
};
