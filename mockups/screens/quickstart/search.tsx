import type { T } from "../language";
import type { Screen } from "../screen";
import { River } from "./parts/river";
import { Step, TYPEFACE } from "./parts/step";

const chips = (t: T) => t(["bis 6 Stunden", "mit Kind", "Zweier"], ["up to 6 hours", "with child", "doubles"]);

const tours = (t: T) =>
  t(
    [
      ["Erlenbach und Mühlfließ", "9:30 bis 15 Uhr · 11 km · leicht", "64 €", "noch 5 Plätze"],
      ["Drei-Seen-Runde", "10 bis 16 Uhr · 17 km · mittel", "72 €", "noch 9 Plätze"],
      ["Abend am Wehr", "17 bis 21 Uhr · 8 km · leicht", "49 €", "noch 2 Plätze"],
    ],
    [
      ["Alder Brook and Mill Reach", "9.30 am to 3 pm · 7 miles · easy", "£54", "5 places left"],
      ["Three Broads round", "10 am to 4 pm · 11 miles · medium", "£62", "9 places left"],
      ["Evening at the weir", "5 pm to 9 pm · 5 miles · easy", "£42", "2 places left"],
    ],
  );

const go = (t: T) => [t("64 €", "£54"), t("je Person, mit Boot", "per adult, with boat"), t("Weiter", "Next")] as const;

export const screen: Screen = {
  device: "phone",
  title: { de: "Touren suchen", en: "Search trips" },
  typeface: TYPEFACE,
  body: ({ t }) => (
    <Step number={1} heading={t("Sa, 5. Juni 2027: 3 Touren frei", "Sat 5 June 2027: 3 trips with room")} go={go(t)}>
      <p className="flex gap-7">
        {chips(t).map((name, index) => (
          <button
            key={name}
            className={`semibold border-1.5-ink corner-20 padding-4-13 size-15 ${index < 2 ? "on-ink white" : "clear"}`}
            aria-pressed={index < 2}
          >
            {name}
          </button>
        ))}
      </p>
      <ul className="grid gap-11">
        {tours(t).map(([name, when, price, left], index) => (
          <li
            key={name}
            className={`tour grid clip paper corner-14 columns-104-1fr ${index === 0 ? "border-1-ink outline-3-yellow" : "lined"}`}
          >
            <River kind={index as 0 | 1 | 2} />
            <div className="padding-10-13-11">
              <h2 className="size-18 snug tracking--0.01em">{name}</h2>
              <p className="soft size-14">{when}</p>
              <p className="size-14 flex between baseline below-5 ink">
                <b className="size-19">{price}</b>{" "}
                <span className={index === 2 ? "in-#8a4b00 semibold" : undefined}>{left}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Step>
  ),
};
