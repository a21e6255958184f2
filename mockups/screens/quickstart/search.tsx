import type { Screen } from "../screen";
import { River } from "./parts/river";
import { Step, TYPEFACE } from "./parts/step";
import type { T } from "../language";

const chips = (t: T) =>
  [t("bis 6 Stunden", "up to 6 hours"), t("mit Kind", "with child"), t("Zweier", "doubles")] as const;

const tours = (t: T) =>
  [
    [
      t("Erlenbach und Mühlfließ", "Alder Brook and Mill Reach"),
      t("9:30 bis 15 Uhr · 11 km · leicht", "9.30 am to 3 pm · 7 miles · easy"),
      t("64 €", "£54"),
      t("noch 5 Plätze", "5 places left"),
    ],
    [
      t("Drei-Seen-Runde", "Three Broads round"),
      t("10 bis 16 Uhr · 17 km · mittel", "10 am to 4 pm · 11 miles · medium"),
      t("72 €", "£62"),
      t("noch 9 Plätze", "9 places left"),
    ],
    [
      t("Abend am Wehr", "Evening at the weir"),
      t("17 bis 21 Uhr · 8 km · leicht", "5 pm to 9 pm · 5 miles · easy"),
      t("49 €", "£42"),
      t("noch 2 Plätze", "2 places left"),
    ],
  ] as const;

const go = (t: T) => [t("64 €", "£54"), t("je Person, mit Boot", "per adult, with boat"), t("Weiter", "Next")] as const;

export const screen: Screen = {
  device: "phone",
  title: { de: "Touren suchen", en: "Search trips" },
  typeface: TYPEFACE,
  body: ({ t }) => (
    <Step number={1} heading={t("Sa, 5. Juni 2027: 3 Touren frei", "Sat 5 June 2027: 3 trips with room")} go={go(t)}>
      <p className="chips">
        {chips(t).map((name, index) => (
          <button key={name} className={index < 2 ? "on" : undefined} aria-pressed={index < 2}>
            {name}
          </button>
        ))}
      </p>
      <ul className="tours">
        {tours(t).map(([name, when, price, left], index) => (
          <li key={name} className={index === 0 ? "tour on" : "tour"}>
            <River kind={index as 0 | 1 | 2} />
            <div>
              <h2>{name}</h2>
              <p>{when}</p>
              <p className="price">
                <b>{price}</b> <span className={index === 2 ? "few" : undefined}>{left}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Step>
  ),
};
