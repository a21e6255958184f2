import type { Screen } from "../screen";
import { NEAR } from "./houses";
import { Filters, Row } from "./parts/search";
import { WORDS } from "./words";

/** The same selection on a phone, as a list: the view is an equal of the map, with the same address. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Häuser in Altenhafen, als Liste", en: "Houses in Porthlowen, as a list" },
  typeface: "@fontsource-variable/figtree",
  body: ({ t }) => (
    <main className="pocket">
      <header>
        <strong className="brand">bedfinder</strong>
        <fieldset>
          {[t("Karte", "Map"), t("Liste", "List")].map((view, index) => (
            <label key={view}>
              <input type="radio" name="view" defaultChecked={index === 1} />
              {view}
            </label>
          ))}
        </fieldset>
      </header>
      <p className="dates">{t(...WORDS.dates)}</p>
      <h1>{t(...WORDS.count)}</h1>
      <Filters />
      <p className="sorted">
        <span>{t("Zu Fuß ab Fähranleger", "On foot from the ferry")}</span> {t("nächstes zuerst", "nearest first")}
      </p>
      <ol>
        {NEAR.map((house) => (
          <Row key={house.name.de} house={house} />
        ))}
      </ol>
    </main>
  ),
};
