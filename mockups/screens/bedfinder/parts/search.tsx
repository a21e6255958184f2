import { money } from "../../locale";
import type { ScreenLanguage } from "../../screen";
import { type House, KINDS, minutes } from "../houses";
import { WORDS } from "../words";

/** The house that is selected, in the list as on the map. */
export const CHOSEN = "Speicher 4";

/** The four steps: two are answered, the third is being asked. */
export function Steps({ language }: { language: ScreenLanguage }) {
  const { steps, answers } = WORDS[language];
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === 2 ? "step" : undefined} className={index < 2 ? "answered" : undefined}>
          <i>{index + 1}</i>
          <span>
            {step}
            {index < 2 && <b>{answers[index]}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A house of the list. */
export function Row({ language, house }: { language: ScreenLanguage; house: House }) {
  const words = WORDS[language];
  const isChosen = house.name.de === CHOSEN;
  return (
    <li className={isChosen ? "house chosen" : "house"}>
      <p className="walk">
        <b>{minutes(house)}</b>
        {words.walk}
      </p>
      <div>
        <h2>{house.name[language]}</h2>
        <p>{KINDS[house.kind][language]}</p>
        {house.isApproximate && <p className="approximate">{words.roughly}</p>}
        {isChosen && <a href="#beds">{words.beds}</a>}
      </div>
      <p className="night">
        <b>{money(language, house.price[language], language === "de" ? "EUR" : "GBP", 0)}</b>
        {words.night}
      </p>
    </li>
  );
}

/** What there is to filter by; the first is set. */
export function Filters({ language }: { language: ScreenLanguage }) {
  return (
    <form className="filters">
      {WORDS[language].filters.map((filter, index) => (
        <label key={filter}>
          <input type="checkbox" defaultChecked={index === 0} />
          {filter}
        </label>
      ))}
    </form>
  );
}
