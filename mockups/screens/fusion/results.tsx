import type { Screen } from "../screen";
import { JOURNEYS } from "./journeys";
import { Brand } from "./parts/brand";
import { Filters } from "./parts/filters";
import { ModeSign } from "./parts/mode";
import { Way } from "./parts/way";
import { WORDS } from "./results-words";

export const screen: Screen = {
  device: "browser",
  title: { de: "Hamburg nach Zürich · Fusion", en: "London to Zurich · Fusion" },
  typeface: "@fontsource-variable/hanken-grotesk",
  body: (language) => {
    const words = WORDS[language];
    return (
      <>
        <header className="top">
          <Brand />
          <span className="basket">
            {words.basket} <b>1</b>
          </span>
        </header>
        <form className="query" aria-label={words.title}>
          {words.labels.map((label, index) => (
            <label key={label}>
              {label} <input defaultValue={words.values[index]} />
            </label>
          ))}
          <button type="button">{words.search}</button>
        </form>
        <main className="found">
          <Filters language={language} />
          <div>
            <div className="order">
              <h1>{words.heading}</h1>
              {words.order.map((name, index) => (
                <a key={name} href="#order" aria-current={index === 1 ? "true" : undefined}>
                  {name}
                </a>
              ))}
            </div>
            <ul className="results">
              {JOURNEYS[language].map((journey) => (
                <Way key={journey.times} journey={journey} language={language} />
              ))}
              <li className="result own">
                <ModeSign mode="own" />
                <div>
                  <h2 className="times">{words.stay}</h2>
                  <p>{words.stayNote}</p>
                </div>
                <div className="price">
                  <b>{words.stayPrice}</b>
                  <button className="buy">{words.choose}</button>
                </div>
              </li>
            </ul>
          </div>
        </main>
      </>
    );
  },
};
