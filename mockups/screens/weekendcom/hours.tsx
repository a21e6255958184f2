import type { Screen, ScreenLanguage } from "../screen";
import { type Place, PLACES } from "./places";

/** Units of the drawing for a minute on the train; the map is one of hours, not of kilometres. */
const A_MINUTE = 1.5;
const CHOSEN = { de: "Königswinter", en: "Hebden Bridge" };

const OWN = {
  de: {
    brand: "Weekend",
    title: "Wie weit soll es weggehen?",
    from: "Köln Hbf",
    weekends: [
      ["dieses", "16.–18. April"],
      ["nächstes", "23.–25. April"],
      ["lang", "6.–9. Mai"],
    ],
    long: "Christi Himmelfahrt, Nordrhein-Westfalen",
    hours: ["1 Stunde", "2 Stunden"],
    until: "„Dieses“ gilt bis Samstag, 12 Uhr",
    found: "Königswinter, 41 Minuten",
    rooms: "5 Häuser haben von Freitag bis Sonntag ein Zimmer frei.",
    see: "Häuser ansehen",
    read: "Erst lesen: „Ein Berg mit Zahnrad“",
    map: "Karte der Fahrzeiten ab Köln",
  },
  en: {
    brand: "Weekend",
    title: "How far away would you like to be?",
    from: "Manchester",
    weekends: [
      ["this one", "16–18 April"],
      ["the next", "23–25 April"],
      ["a long one", "30 Apr – 3 May"],
    ],
    long: "Early May bank holiday, England",
    hours: ["1 hour", "2 hours"],
    until: "“This one” holds until Saturday noon",
    found: "Hebden Bridge, 46 minutes",
    rooms: "5 houses have a room from Friday to Sunday.",
    see: "See the houses",
    read: "Read first: “A mill town, uphill”",
    map: "Map of travel times from Manchester",
  },
} as const;

function Dot({ place, isChosen }: { place: Place; isChosen: boolean }) {
  const angle = ((place.towards - 90) * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * place.minutes * A_MINUTE));
  const name = isChosen ? "dot chosen" : place.houses === 0 ? "dot full" : "dot";
  return (
    <g className={name} transform={`translate(${x} ${y})`}>
      <circle r={isChosen ? 17 : 13} />
      <text dy="5">{place.houses}</text>
      <text className="name" dy={isChosen ? 37 : 30}>
        {place.name}
      </text>
    </g>
  );
}

function Hours({ language }: { language: ScreenLanguage }) {
  const own = OWN[language];
  return (
    <svg className="hours" viewBox="-200 -192 400 384" role="img" aria-label={own.map}>
      <circle className="two" r={120 * A_MINUTE} />
      <circle className="one" r={60 * A_MINUTE} />
      <text className="ring" y={-120 * A_MINUTE + 22}>
        {own.hours[1]}
      </text>
      <text className="ring" x="10" y={60 * A_MINUTE - 9}>
        {own.hours[0]}
      </text>
      <circle className="home" r="7" />
      <text className="from" x="12" y="5">
        {own.from}
      </text>
      {PLACES[language].map((place) => (
        <Dot key={place.name} place={place} isChosen={place.name === CHOSEN[language]} />
      ))}
    </svg>
  );
}

/** A weekend picked on a map of hours: rings of travel time around the reader's town, houses with a room as numbers. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Wochenende wählen", en: "Pick a weekend" },
  typeface: "@fontsource-variable/fraunces",
  body: (language) => {
    const own = OWN[language];
    return (
      <main className="pick">
        <p className="masthead">{own.brand}</p>
        <h1>{own.title}</h1>
        <fieldset>
          {own.weekends.map(([name, dates], index) => (
            <label key={name}>
              <input type="radio" name="weekend" defaultChecked={index === 0} />
              <b>{name}</b> <span>{dates}</span>
            </label>
          ))}
        </fieldset>
        <p className="until">{own.until}</p>
        <Hours language={language} />
        <section className="found">
          <h2>{own.found}</h2>
          <p>{own.rooms}</p>
          <button type="button">{own.see}</button>
          <a href="#read">{own.read}</a>
        </section>
      </main>
    );
  },
};
