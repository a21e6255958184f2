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
  const isFull = place.houses === 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        className={isFull ? "full unfilled stroke-lilac thick-1.5" : isChosen ? "fill-lime" : "fill-lilac"}
        r={isChosen ? 17 : 13}
      />
      <text className={`middle-anchored size-15 strong ${isFull ? "fill-lilac" : "fill-night"}`} dy="5">
        {place.houses}
      </text>
      <text
        className={`middle-anchored size-15 ${isFull ? "fill-lilac" : "fill-#fff"} ${isChosen ? "strong" : ""}`}
        dy={isChosen ? 37 : 30}
      >
        {place.name}
      </text>
    </g>
  );
}

function Hours() {
  const { language, t } = useLanguage();
  return (
    <svg
      className="stretch tall margin-0"
      viewBox="-200 -192 400 384"
      role="img"
      aria-label={t("Karte der Fahrzeiten ab Köln", "Map of travel times from Manchester")}
    >
      <circle className="fill-#2b2550" r={120 * A_MINUTE} />
      <circle className="fill-#463892" r={60 * A_MINUTE} />
      <text className="middle-anchored fill-lilac size-14" y={-120 * A_MINUTE + 22}>
        {t("2 Stunden", "2 hours")}
      </text>
      <text className="middle-anchored fill-lilac size-14" x="10" y={60 * A_MINUTE - 9}>
        {t("1 Stunde", "1 hour")}
      </text>
      <circle className="fill-#fff" r="7" />
      <text className="fill-#fff size-15 strong" x="12" y="5">
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
    <main className="pick grid white tall on-night rows-auto-auto-auto-auto-1fr-auto padding-top-18">
      <p className="in-lilac size-26 weight-850 tracking--0.05em leading-1">Weekend</p>
      <h1 className="strong">{t("Wie weit soll es weggehen?", "How far away would you like to be?")}</h1>
      <fieldset className="grid gap-6 columns-1fr-1fr-1.15fr">
        {weekends(t).map(([name, dates], index) => (
          <label className="corner-14 close border-1.5-violet padding-8-10" key={name}>
            <input className="unseen" type="radio" name="weekend" defaultChecked={index === 0} />
            <b className="block strong">{name}</b> <span className="nowrap size-14">{dates}</span>
          </label>
        ))}
      </fieldset>
      <p className="in-lilac size-14.5 padding-top-7">
        {t("„Dieses“ gilt bis Samstag, 12 Uhr", "“This one” holds until Saturday noon")}
      </p>
      <Hours />
      <section className="found grid paper corner-22-22-0-0 in-night gap-2-14 columns-auto-1fr margin-0 padding-18-20-22">
        <h2 className="wide tight size-22 snug strong">{t("Königswinter, 41 Minuten", "Hebden Bridge, 46 minutes")}</h2>
        <p className="wide">
          {t("5 Häuser haben von Freitag bis Sonntag ein Zimmer frei.", "5 houses have a room from Friday to Sunday.")}
        </p>
        <button type="button">{t("Häuser ansehen", "See the houses")}</button>
        <a className="at-end size-15 close padding-bottom-4" href="#read">
          {t("Erst lesen: „Ein Berg mit Zahnrad“", "Read first: “A mill town, uphill”")}
        </a>
      </section>
    </main>
  ),
};
