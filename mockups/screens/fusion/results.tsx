import type { Screen } from "../screen";
import { JOURNEYS } from "./journeys";
import { Brand } from "./parts/brand";
import { Filters } from "./parts/filters";
import { ModeSign } from "./parts/mode";
import { Way } from "./parts/way";
import { WORDS } from "./results-words";
import type { T } from "../language";

const labels = (t: T) =>
  [t("Von", "From"), t("Nach", "To"), t("Hin und zurück", "Out and back"), t("Reisende", "Travellers")] as const;

const values = (t: T) =>
  [
    t("Hamburg, Stadtmitte", "London, city centre"),
    t("Zürich, Stadtmitte", "Zurich, city centre"),
    t("Fr 12.03. – Mo 15.03.2027", "Fri 12 – Mon 15 March 2027"),
    t("2 Erwachsene", "2 adults"),
  ] as const;

export const screen: Screen = {
  device: "browser",
  title: { de: "Hamburg nach Zürich · Fusion", en: "London to Zurich · Fusion" },
  typeface: "@fontsource-variable/hanken-grotesk",
  body: ({ language, t }) => (
    <>
      <header className="top">
        <Brand />
        <span className="basket">
          {t("Warenkorb", "Basket")} <b>1</b>
        </span>
      </header>
      <form className="query" aria-label={t("Hamburg nach Zürich", "London to Zurich")}>
        {labels(t).map((label, index) => (
          <label key={label}>
            {label} <input defaultValue={values(t)[index]} />
          </label>
        ))}
        <button type="button">{t("Suchen", "Search")}</button>
      </form>
      <main className="found">
        <Filters />
        <div>
          <div className="order">
            <h1>{t("11 Wege, von Stadtmitte zu Stadtmitte", "11 ways, centre to centre")}</h1>
            {[t("Preis", "Price"), t("Dauer", "Duration"), t("Ankunft", "Arrival")].map((name, index) => (
              <a key={name} href="#order" aria-current={index === 1 ? "true" : undefined}>
                {name}
              </a>
            ))}
          </div>
          <ul className="results">
            {JOURNEYS[language].map((journey) => (
              <Way key={journey.times} journey={journey} />
            ))}
            <li className="result own">
              <ModeSign mode="own" />
              <div>
                <h2 className="times">
                  {t("Dazu: Hotel am Fluss, Doppelzimmer, 3 Nächte", "With it: Riverside Hotel, double room, 3 nights")}
                </h2>
                <p>
                  {t(
                    "Eigenes Kontingent · noch 4 Zimmer · kostenfrei stornierbar bis 05.03.",
                    "Own allotment · 4 rooms left · free cancellation until 5 March",
                  )}
                </p>
              </div>
              <div className="price">
                <b>{t("537,00 €", "£468.00")}</b>
                <button className="buy">{t(...WORDS.choose)}</button>
              </div>
            </li>
          </ul>
        </div>
      </main>
    </>
  ),
};
