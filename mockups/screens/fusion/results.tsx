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
      <header className="row paper gap-18 underlined height-50 padding-0-22">
        <Brand />
        <span className="semibold push">
          {t("Warenkorb", "Basket")} <b className="corner-10 on-apricot padding-1-8 after-4">1</b>
        </span>
      </header>
      <form
        className="query grid gap-8 columns-1fr-1fr-1.25fr-0.9fr-auto padding-12-22 on-plum"
        aria-label={t("Hamburg nach Zürich", "London to Zurich")}
      >
        {labels(t).map((label, index) => (
          <label className="soft paper size-13 corner-10 padding-4-12-5" key={label}>
            {label} <input className="block stretch ink semibold size-15 clear" defaultValue={values(t)[index]} />
          </label>
        ))}
        <button className="corner-10 on-apricot bold padding-0-20" type="button">
          {t("Suchen", "Search")}
        </button>
      </form>
      <main className="grid gap-20 columns-196-1fr padding-14-22-0">
        <Filters />
        <div>
          <div className="flex gap-8 baseline above-9">
            <h1 className="tight size-19 before-auto">
              {t("11 Wege, von Stadtmitte zu Stadtmitte", "11 ways, centre to centre")}
            </h1>
            {[t("Preis", "Price"), t("Dauer", "Duration"), t("Ankunft", "Arrival")].map((name, index) => (
              <a
                className={`semibold undecorated size-14 corner-12 padding-2-9 ${index === 1 ? "on-plum white" : "in-plum"}`}
                key={name}
                href="#order"
                aria-current={index === 1 ? "true" : undefined}
              >
                {name}
              </a>
            ))}
          </div>
          <ul className="grid gap-9">
            {journeys(t).map((journey) => (
              <Way key={journey.times} journey={journey} />
            ))}
            <li className="result grid paper lined gap-14 corner-14">
              <ModeSign mode="own" />
              <div>
                <h2 className="row size-18 gap-10 tracking--0.01em">
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
                <b className="size-22 tight dense">{t("537,00 €", "£468.00")}</b>
                <button className="white bold size-14 on-plum corner-9 padding-5-14">{t("Wählen", "Choose")}</button>
              </div>
            </li>
          </ul>
        </div>
      </main>
    </>
  ),
};
