import type { Screen } from "../screen";
import { River } from "./parts/river";
import { Step, TYPEFACE } from "./parts/step";

const WORDS = {
  de: {
    title: "Touren suchen",
    heading: "Sa, 5. Juni 2027: 3 Touren frei",
    chips: ["bis 6 Stunden", "mit Kind", "Zweier"],
    tours: [
      ["Erlenbach und Mühlfließ", "9:30 bis 15 Uhr · 11 km · leicht", "64 €", "noch 5 Plätze"],
      ["Drei-Seen-Runde", "10 bis 16 Uhr · 17 km · mittel", "72 €", "noch 9 Plätze"],
      ["Abend am Wehr", "17 bis 21 Uhr · 8 km · leicht", "49 €", "noch 2 Plätze"],
    ],
    go: ["64 €", "je Person, mit Boot", "Weiter"],
  },
  en: {
    title: "Search trips",
    heading: "Sat 5 June 2027: 3 trips with room",
    chips: ["up to 6 hours", "with child", "doubles"],
    tours: [
      ["Alder Brook and Mill Reach", "9.30 am to 3 pm · 7 miles · easy", "£54", "5 places left"],
      ["Three Broads round", "10 am to 4 pm · 11 miles · medium", "£62", "9 places left"],
      ["Evening at the weir", "5 pm to 9 pm · 5 miles · easy", "£42", "2 places left"],
    ],
    go: ["£54", "per adult, with boat", "Next"],
  },
} as const;

export const screen: Screen = {
  device: "phone",
  title: { de: WORDS.de.title, en: WORDS.en.title },
  typeface: TYPEFACE,
  body: (language) => {
    const { heading, chips, tours, go } = WORDS[language];
    return (
      <Step language={language} number={1} heading={heading} go={go}>
        <p className="chips">
          {chips.map((name, index) => (
            <button key={name} className={index < 2 ? "on" : undefined} aria-pressed={index < 2}>
              {name}
            </button>
          ))}
        </p>
        <ul className="tours">
          {tours.map(([name, when, price, left], index) => (
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
    );
  },
};
