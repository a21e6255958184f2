import type { ScreenLanguage } from "../../screen";
import type { Journey } from "../journeys";
import { WORDS } from "../results-words";
import { ModeSign } from "./mode";

/** A journey from centre to centre: how long each part of the way takes, and its price, where it is on sale. */
export function Way({ journey, language }: { journey: Journey; language: ScreenLanguage }) {
  const { mode, times, duration, legs, by, price, isChosen } = journey;
  const words = WORDS[language];
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
        {price ? <b>{price}</b> : <b className="none">{words.notYet}</b>}
        {price && <a href="#why">{words.why}</a>}
        {price && (
          <button className={isChosen ? "buy off" : "buy"}>{isChosen ? `✓ ${words.chosen}` : words.choose}</button>
        )}
      </div>
    </li>
  );
}
