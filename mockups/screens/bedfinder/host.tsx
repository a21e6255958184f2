import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { Typing } from "../typing";
import { Town } from "./parts/town";

const found = (t: T) => t(["Markt 12, Hofseite", "Marktgasse 12"], ["12 Market Place, courtyard", "12 Market Lane"]);

/** Buildings between the streets around the market: left edge, top, width and depth. */
const BUILDINGS = [
  [317, 262, 13, 9],
  [333, 257, 12, 10],
  [318, 275, 10, 12],
  [332, 272, 12, 11],
  [277, 277, 10, 8],
  [276, 289, 9, 13],
  [289, 274, 6, 8],
  [233, 284, 14, 10],
  [222, 287, 9, 9],
  [236, 299, 12, 12],
  [222, 302, 11, 14],
  [318, 299, 11, 12],
  [332, 296, 11, 10],
  [318, 316, 12, 14],
  [270, 314, 10, 14],
  [356, 236, 13, 12],
  [371, 231, 11, 11],
  [355, 252, 11, 12],
  [368, 262, 11, 9],
  [356, 285, 10, 12],
  [268, 196, 13, 10],
  [285, 193, 14, 10],
  [302, 199, 12, 9],
  [320, 246, 10, 9],
  [263, 257, 12, 9],
  [366, 300, 12, 12],
] as const;

function Buildings() {
  return (
    <g fill="#d3ccba">
      {BUILDINGS.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} {...{ x, y, width, height }} transform={`rotate(-13 ${x} ${y})`} />
      ))}
    </g>
  );
}

function Place() {
  const { t } = useLanguage();
  return (
    <Town box="212 190 172 160" ground={<Buildings />}>
      <g className="roughly old" transform="translate(282 236)">
        <circle r="15" />
        <text className="middle-anchored" dy="-18">
          {t("bisher", "so far")}
        </text>
      </g>
      <path className="trace unfilled" d="M282 236 300 284" />
      <g className="needle" transform="translate(300 290)">
        <circle r="13" />
        <path className="fill-berry stroke-#fff" d="M0 0C-4-6-9-10-9-17a9 9 0 0 1 18 0C9-10 4-6 0 0z" />
        <circle className="eye" cy="-17" r="3.5" />
      </g>
    </Town>
  );
}

/** The page on which a host moves the house's point into place and confirms it. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Standort bestätigen: Haus am Markt", en: "Confirm the place: Market House" },
  typeface: "@fontsource-variable/figtree",
  body: ({ t }) => (
    <div className="grid tall rows-66-1fr">
      <header className="row gap-30 padding-0-22">
        <strong className="heavy size-24 in-berry tracking--0.04em">bedfinder</strong>
        <span className="soft after--16">{t("Für Gastgeber", "For hosts")}</span>
        <b className="push">{t("Haus am Markt", "Market House")}</b>
      </header>
      <main className="host grid shrinks columns-400-1fr">
        <form className="padding-18-28-0">
          <h1 className="above-8 close size-26 tracking--0.015em">{t("Wo steht Ihr Haus?", "Where is your house?")}</h1>
          <p>
            {t(
              "Bisher zeigt die Karte die Ortsmitte, am Rathaus. Gäste lesen dort „ungefähre Lage“.",
              "So far the map shows the centre of town, by the town hall. Guests read “approximate location” there.",
            )}
          </p>
          <label className="block semibold below-18">
            {t("Straße und Hausnummer", "Street and number")}
            <Typing text={t("Markt 12", "12 Market")} />
          </label>
          <ul className="found">
            {found(t).map((address, index) => (
              <li className={`padding-8-14 ${index === 0 ? "on-blush semibold" : ""}`} key={address}>
                {address}
              </li>
            ))}
          </ul>
          <p>
            {t(
              "Oder ziehen Sie die Nadel auf die Haustür; mit den Pfeiltasten rückt sie um einen Meter.",
              "Or drag the pin to your front door; the arrow keys move it by one metre.",
            )}
          </p>
          <p className="semibold corner-6 below-12 on-#e7f1dd in-#24451a padding-8-14" role="status">
            {t("Nadel 195 Meter nach Süden gerückt", "Pin moved 195 metres to the south")}
          </p>
          <footer className="row gap-20 margin-22-0-16">
            <button className="on-berry corner-6 white size-16 bold padding-12-22" type="submit">
              {t("Standort bestätigen", "Confirm this place")}
            </button>
            <a href="#later">{t("Später", "Later")}</a>
          </footer>
          <p className="soft size-14">
            {t(
              "Noch 17 Häuser in Altenhafen stehen am Rathaus.",
              "17 more houses in Porthlowen are still at the town hall.",
            )}
          </p>
        </form>
        <Place />
      </main>
    </div>
  ),
};
