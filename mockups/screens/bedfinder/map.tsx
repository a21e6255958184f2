import type { Screen } from "../screen";
import { NEAR } from "./houses";
import { CHOSEN, Filters, Row, Steps } from "./parts/search";
import { Crowd, Pin, Start } from "./parts/pins";
import { Town } from "./parts/town";
import { WORDS } from "./words";

/** The third of four steps: which house? The map leads, the same houses stand beside it by walking minutes. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Häuser in Altenhafen", en: "Houses in Porthlowen" },
  typeface: "@fontsource-variable/figtree",
  body: (language) => {
    const words = WORDS[language];
    return (
      <div className="search">
        <header>
          <strong className="brand">{words.brand}</strong>
          <Steps language={language} />
          <a href="#send" className="send">
            {words.send}
          </a>
        </header>
        <main>
          <Town language={language} box="80 22 500 470">
            <Start label={words.start} />
            <Crowd at={[120, 250]} count={12} />
            <Crowd at={[392, 160]} count={9} />
            <Crowd at={[530, 232]} count={7} />
            <Crowd at={[214, 122]} count={5} />
            {[...NEAR].reverse().map((house) => (
              <Pin key={house.name.de} language={language} house={house} isChosen={house.name.de === CHOSEN} />
            ))}
          </Town>
          <section className="list">
            <p className="dates">{words.dates}</p>
            <h1>{words.count}</h1>
            <Filters language={language} />
            <ol>
              {NEAR.map((house) => (
                <Row key={house.name.de} language={language} house={house} />
              ))}
            </ol>
          </section>
        </main>
      </div>
    );
  },
};
