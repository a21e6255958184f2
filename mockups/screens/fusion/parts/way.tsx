import { useLanguage } from "../../language";
import type { Journey } from "../journeys";
import { ModeSign } from "./signs";

const RIDE = { flight: "semibold white on-plum", rail: "semibold white on-rail", own: "" } as const;

/** A journey from centre to centre: how long each part of the way takes, and its price, where it is on sale. */
export function Way({ journey }: { journey: Journey }) {
  const { t } = useLanguage();
  const { mode, times, duration, legs, by, price, isChosen } = journey;
  return (
    <li className={`result ${isChosen ? "chosen" : ""} grid paper lined gap-14 corner-14`}>
      <ModeSign mode={mode} />
      <div>
        <h2 className="row size-18 gap-10 tracking--0.01em">
          {times} <small className="soft regular size-14">{duration}</small>
        </h2>
        <ul className="legs flex nowrap centred size-12">
          {legs.map(([minutes, name, isRide], index) => (
            <li
              key={index}
              className={`corner-4 clip ${isRide ? RIDE[mode] : "on-#efe9f1 in-#5d4b64"}`}
              style={{ flexGrow: minutes, flexBasis: 0 }}
            >
              {name}
            </li>
          ))}
        </ul>
        <p className="soft size-14">{by}</p>
      </div>
      <div className="price grid">
        {price ? (
          <b className="size-22 tight dense">{price}</b>
        ) : (
          <b className="width-100 leading-1.3">{t("Verkauf ab 14.12.2026", "On sale from 14 December")}</b>
        )}
        {price && (
          <a className="size-13 in-plum" href="#why">
            {t("Wie der Preis entsteht", "How the price is made")}
          </a>
        )}
        {price && (
          <button
            className={`bold size-14 corner-9 padding-5-14 ${isChosen ? "on-plum-soft in-plum" : "on-plum white"}`}
          >
            {isChosen ? `✓ ${t("Gewählt", "Chosen")}` : t("Wählen", "Choose")}
          </button>
        )}
      </div>
    </li>
  );
}
