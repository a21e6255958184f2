import type { T } from "../language";
import type { Screen } from "../screen";
import { journeys } from "./journeys";
import { Filters } from "./parts/filters";
import { Brand, ModeSign } from "./parts/signs";
import { Way } from "./parts/way";

const labels = (t: T) => t(["Von", "Nach", "Hin und zurück", "Reisende"], ["From", "To", "Out and back", "Travellers"]);

const values = (t: T) =>
  t(
    ["Hamburg, Stadtmitte", "Zürich, Stadtmitte", "Fr 12.03. – Mo 15.03.2027", "2 Erwachsene"],
    ["London, city centre", "Zurich, city centre", "Fri 12 – Mon 15 March 2027", "2 adults"],
  );

export const screen: Screen = {
  device: "browser",
  title: { de: "Hamburg nach Zürich · Fusion", en: "London to Zurich · Fusion" },
  typeface: "@fontsource-variable/hanken-grotesk",
  body: ({ t }) => (
    <>
      <header className="top row paper gap-18 underlined">
        <Brand />
        <span className="basket semibold push">
          {t("Warenkorb", "Basket")} <b className="corner-10">1</b>
        </span>
      </header>
      <form className="query grid gap-8" aria-label={t("Hamburg nach Zürich", "London to Zurich")}>
        {labels(t).map((label, index) => (
          <label className="soft paper size-13 corner-10" key={label}>
            {label} <input className="block stretch ink semibold size-15 clear" defaultValue={values(t)[index]} />
          </label>
        ))}
        <button type="button">{t("Suchen", "Search")}</button>
      </form>
      <main className="found grid gap-20">
        <Filters />
        <div>
          <div className="order flex gap-8 baseline">
            <h1 className="tight size-19">{t("11 Wege, von Stadtmitte zu Stadtmitte", "11 ways, centre to centre")}</h1>
            {[t("Preis", "Price"), t("Dauer", "Duration"), t("Ankunft", "Arrival")].map((name, index) => (
              <a className="semibold size-14" key={name} href="#order" aria-current={index === 1 ? "true" : undefined}>
                {name}
              </a>
            ))}
          </div>
          <ul className="results grid gap-9">
            {journeys(t).map((journey) => (
              <Way key={journey.times} journey={journey} />
            ))}
            <li className="result own grid paper lined gap-14 corner-14">
              <ModeSign mode="own" />
              <div>
                <h2 className="times row size-18 gap-10">
                  {t("Dazu: Hotel am Fluss, Doppelzimmer, 3 Nächte", "With it: Riverside Hotel, double room, 3 nights")}
                </h2>
                <p className="soft size-14">
                  {t(
                    "Eigenes Kontingent · noch 4 Zimmer · kostenfrei stornierbar bis 05.03.",
                    "Own allotment · 4 rooms left · free cancellation until 5 March",
                  )}
                </p>
              </div>
              <div className="price grid">
                <b>{t("537,00 €", "£468.00")}</b>
                <button className="buy white bold size-14">{t("Wählen", "Choose")}</button>
              </div>
            </li>
          </ul>
        </div>
      </main>
    </>
  ),
};
