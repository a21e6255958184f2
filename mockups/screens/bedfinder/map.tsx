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
    <div className="grid tall rows-66-1fr">
      <header className="row gap-30 padding-0-22">
        <strong className="heavy size-24 in-berry tracking--0.04em">bedfinder</strong>
        <Steps />
        <a href="#send" className="push">
          {t("Auswahl verschicken", "Send this selection")}
        </a>
      </header>
      <main className="grid shrinks columns-590-1fr">
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
        <section className="clip padding-14-22-0">
          <p className="soft">{t(...DATES)}</p>
          <h1 className="size-20 close tracking--0.015em">{t(...COUNT)}</h1>
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
