import type { Screen } from "../screen";
import { NEAR } from "./houses";
import { Filters, Row } from "./parts/search";
import { WORDS } from "./words";

/** The same selection on a phone, as a list: the view is an equal of the map, with the same address. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Häuser in Altenhafen, als Liste", en: "Houses in Porthlowen, as a list" },
  typeface: "@fontsource-variable/figtree",
  body: (language) => {
    const words = WORDS[language];
    return (
      <main className="pocket">
        <header>
          <strong className="brand">{words.brand}</strong>
          <fieldset>
            {words.views.map((view, index) => (
              <label key={view}>
                <input type="radio" name="view" defaultChecked={index === 1} />
                {view}
              </label>
            ))}
          </fieldset>
        </header>
        <p className="dates">{words.dates}</p>
        <h1>{words.count}</h1>
        <Filters language={language} />
        <p className="sorted">
          <span>{words.from}</span> {words.sorted}
        </p>
        <ol>
          {NEAR.map((house) => (
            <Row key={house.name.de} language={language} house={house} />
          ))}
        </ol>
      </main>
    );
  },
};
