import type { Screen } from "../screen";
import { COUNT, DATES, NEAR } from "./houses";
import { Crowd, Pin, Start } from "./parts/pins";
import { CHOSEN, Filters, Row, Steps } from "./parts/search";
import { Town } from "./parts/town";

/** The third of four steps: which house? The map leads, the same houses stand beside it by walking minutes. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Häuser in Altenhafen", en: "Houses in Porthlowen" },
  typeface: "@fontsource-variable/figtree",
  body: ({ t }) => (
    <div className="search grid tall">
      <header className="row">
        <strong className="brand heavy size-24">bedfinder</strong>
        <Steps />
        <a href="#send" className="send push">
          {t("Auswahl verschicken", "Send this selection")}
        </a>
      </header>
      <main className="grid shrinks">
        <Town box="80 22 500 470">
          <Start label={t("Fähranleger", "Ferry")} />
          <Crowd at={[120, 250]} count={12} />
          <Crowd at={[392, 160]} count={9} />
          <Crowd at={[530, 232]} count={7} />
          <Crowd at={[214, 122]} count={5} />
          {[...NEAR].reverse().map((house) => (
            <Pin key={house.name[0]} house={house} isChosen={house.name[0] === CHOSEN} />
          ))}
        </Town>
        <section className="list clip">
          <p className="dates soft">{t(...DATES)}</p>
          <h1 className="size-20 close">{t(...COUNT)}</h1>
          <Filters />
          <ol>
            {NEAR.map((house) => (
              <Row key={house.name[0]} house={house} />
            ))}
          </ol>
        </section>
      </main>
    </div>
  ),
};
