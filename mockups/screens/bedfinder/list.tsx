import type { Screen } from "../screen";
import { COUNT, DATES, NEAR } from "./houses";
import { Filters, Row } from "./parts/search";

/** The same selection on a phone, as a list: the view is an equal of the map, with the same address. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Häuser in Altenhafen, als Liste", en: "Houses in Porthlowen, as a list" },
  typeface: "@fontsource-variable/figtree",
  body: ({ t }) => (
    <main className="pocket clip tall padding-18-20-0">
      <header className="row between above-16">
        <strong className="heavy size-24 in-berry tracking--0.04em">bedfinder</strong>
        <fieldset className="flex corner-8 on-#f3eef2 padding-3">
          {[t("Karte", "Map"), t("Liste", "List")].map((view, index) => (
            <label className="semibold corner-6 padding-6-18" key={view}>
              <input className="unseen" type="radio" name="view" defaultChecked={index === 1} />
              {view}
            </label>
          ))}
        </fieldset>
      </header>
      <p className="soft">{t(...DATES)}</p>
      <h1 className="size-20 close tracking--0.015em">{t(...COUNT)}</h1>
      <Filters />
      <p className="flex between soft size-14 padding-bottom-6">
        <span>{t("Zu Fuß ab Fähranleger", "On foot from the ferry")}</span> {t("nächstes zuerst", "nearest first")}
      </p>
      <ol>
        {NEAR.map((house) => (
          <Row key={house.name[0]} house={house} />
        ))}
      </ol>
    </main>
  ),
};
