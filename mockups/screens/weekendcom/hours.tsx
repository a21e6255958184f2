import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { type Place, PLACES } from "./places";

const weekends = (t: T) =>
  [
    [t("dieses", "this one"), t("16.–18. April", "16–18 April")],
    [t("nächstes", "the next"), t("23.–25. April", "23–25 April")],
    [t("lang", "a long one"), t("6.–9. Mai", "30 Apr – 3 May")],
  ] as const;

/** Units of the drawing for a minute on the train; the map is one of hours, not of kilometres. */
const A_MINUTE = 1.5;
const CHOSEN = { de: "Königswinter", en: "Hebden Bridge" };

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

function Hours() {
  const { language, t } = useLanguage();
  return (
    <svg
      className="hours stretch tall"
      viewBox="-200 -192 400 384"
      role="img"
      aria-label={t("Karte der Fahrzeiten ab Köln", "Map of travel times from Manchester")}
    >
      <circle className="two" r={120 * A_MINUTE} />
      <circle className="one" r={60 * A_MINUTE} />
      <text className="ring" y={-120 * A_MINUTE + 22}>
        {t("2 Stunden", "2 hours")}
      </text>
      <text className="ring" x="10" y={60 * A_MINUTE - 9}>
        {t("1 Stunde", "1 hour")}
      </text>
      <circle className="home" r="7" />
      <text className="from strong" x="12" y="5">
        {t("Köln Hbf", "Manchester")}
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
  body: ({ t }) => (
    <main className="pick grid white tall">
      <p className="masthead">Weekend</p>
      <h1 className="strong">{t("Wie weit soll es weggehen?", "How far away would you like to be?")}</h1>
      <fieldset className="grid gap-6">
        {weekends(t).map(([name, dates], index) => (
          <label className="corner-14 close" key={name}>
            <input className="unseen" type="radio" name="weekend" defaultChecked={index === 0} />
            <b className="block">{name}</b> <span className="nowrap size-14">{dates}</span>
          </label>
        ))}
      </fieldset>
      <p className="until">{t("„Dieses“ gilt bis Samstag, 12 Uhr", "“This one” holds until Saturday noon")}</p>
      <Hours />
      <section className="found grid paper">
        <h2 className="wide tight size-22 snug strong">{t("Königswinter, 41 Minuten", "Hebden Bridge, 46 minutes")}</h2>
        <p className="wide">
          {t("5 Häuser haben von Freitag bis Sonntag ein Zimmer frei.", "5 houses have a room from Friday to Sunday.")}
        </p>
        <button type="button">{t("Häuser ansehen", "See the houses")}</button>
        <a href="#read">{t("Erst lesen: „Ein Berg mit Zahnrad“", "Read first: “A mill town, uphill”")}</a>
      </section>
    </main>
  ),
};
