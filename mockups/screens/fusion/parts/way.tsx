import { useLanguage } from "../../language";
import type { Journey } from "../journeys";
import { ModeSign } from "./signs";

/** A journey from centre to centre: how long each part of the way takes, and its price, where it is on sale. */
export function Way({ journey }: { journey: Journey }) {
  const { t } = useLanguage();
  const { mode, times, duration, legs, by, price, isChosen } = journey;
  return (
    <li className={`result ${mode} ${isChosen ? "chosen" : ""} grid paper lined gap-14 corner-14`}>
      <ModeSign mode={mode} />
      <div>
        <h2 className="times row size-18 gap-10">
          {times} <small className="soft regular size-14">{duration}</small>
        </h2>
        <ul className="legs flex nowrap centred size-12">
          {legs.map(([minutes, name, isRide], index) => (
            <li key={index} className={isRide && "ride"} style={{ flexGrow: minutes, flexBasis: 0 }}>
              {name}
            </li>
          ))}
        </ul>
        <p className="soft size-14">{by}</p>
      </div>
      <div className="price grid">
        {price ? <b>{price}</b> : <b className="none">{t("Verkauf ab 14.12.2026", "On sale from 14 December")}</b>}
        {price && <a href="#why">{t("Wie der Preis entsteht", "How the price is made")}</a>}
        {price && (
          <button className={isChosen ? "buy off white bold size-14" : "buy white bold size-14"}>
            {isChosen ? `✓ ${t("Gewählt", "Chosen")}` : t("Wählen", "Choose")}
          </button>
        )}
      </div>
    </li>
  );
}
