import { useLanguage } from "../../language";
import type { Journey } from "../journeys";
import { WORDS } from "../results-words";
import { ModeSign } from "./mode";

/** A journey from centre to centre: how long each part of the way takes, and its price, where it is on sale. */
export function Way({ journey }: { journey: Journey }) {
  const { t } = useLanguage();
  const { mode, times, duration, legs, by, price, isChosen } = journey;
  return (
    <li className={`result ${mode} ${isChosen ? "chosen" : ""}`}>
      <ModeSign mode={mode} />
      <div>
        <h2 className="times">
          {times} <small>{duration}</small>
        </h2>
        <ul className="legs">
          {legs.map(([minutes, name, isRide], index) => (
            <li key={index} className={isRide && "ride"} style={{ flexGrow: minutes, flexBasis: 0 }}>
              {name}
            </li>
          ))}
        </ul>
        <p>{by}</p>
      </div>
      <div className="price">
        {price ? <b>{price}</b> : <b className="none">{t("Verkauf ab 14.12.2026", "On sale from 14 December")}</b>}
        {price && <a href="#why">{t("Wie der Preis entsteht", "How the price is made")}</a>}
        {price && (
          <button className={isChosen ? "buy off" : "buy"}>
            {isChosen ? `✓ ${t("Gewählt", "Chosen")}` : t(...WORDS.choose)}
          </button>
        )}
      </div>
    </li>
  );
}
