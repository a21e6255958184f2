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
    <main className="pocket clip">
      <header className="row between">
        <strong className="brand heavy">bedfinder</strong>
        <fieldset className="flex corner-8">
          {[t("Karte", "Map"), t("Liste", "List")].map((view, index) => (
            <label className="semibold corner-6" key={view}>
              <input type="radio" name="view" defaultChecked={index === 1} />
              {view}
            </label>
          ))}
        </fieldset>
      </header>
      <p className="dates soft">{t(...WORDS.dates)}</p>
      <h1 className="size-20">{t(...WORDS.count)}</h1>
      <Filters />
      <p className="sorted flex between soft size-14">
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
