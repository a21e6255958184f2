import type { Screen } from "../screen";
import { Lake } from "./parts/lake";

/** An article with its offer box: labelled, of a fixed height, filled while the text is read. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Der See, der früher ins Bett geht", en: "The lake that turns in early" },
  typeface: "@fontsource-variable/fraunces",
  body: ({ t }) => (
    <main className="story clip tall">
      <p className="padding-14-20-12 size-26 weight-850 tracking--0.05em leading-1">Weekend</p>
      <Lake />
      <article className="size-17 padding-12-20">
        <p className="size-15 in-violet">
          {t("Am Wasser", "By the water")} · {t("Gelesen in 6 Minuten", "Read in 6 minutes")}
        </p>
        <h1 className="strong">{t("Der See, der früher ins Bett geht", "The lake that turns in early")}</h1>
        <p>
          {t(
            "Um neun ist am Steg das Licht aus. Wer dann noch wach ist, hört, was tagsüber die Boote übertönen: Schilf, das aneinanderreibt, und irgendwo eine Kette.",
            "At nine the light on the jetty goes out. Whoever is still awake hears what the boats drown out by day: reeds rubbing together and, somewhere, a chain.",
          )}
        </p>
        <section className="offer grid one-auto on-mist border-2-night corner-18 margin-16-0 padding-10-16-14">
          <p className="in-violet size-14.5">{t("Angebot", "Offer")}</p>
          <h2 className="tight size-22 snug strong">{t("Haus am Rurufer, Heimbach", "Torside House, Hadfield")}</h2>
          <p>{t("16. bis 18. April, 2 Nächte, 2 Personen", "16 to 18 April, 2 nights, 2 people")}</p>
          <p className="price">
            <b className="strong size-25">{t("218 €", "£186")}</b> {t("noch 2 Zimmer", "2 rooms left")}
          </p>
          <button type="button">{t("Buchen", "Book")}</button>
        </section>
        <p>
          {t(
            "Am nächsten Morgen gehört das Ufer denen, die früh losgehen. Der Weg um den See dauert zwei Stunden, mit Bank dreieinhalb.",
            "Next morning the shore belongs to early risers. The path around the lake takes two hours, or three and a half with the bench.",
          )}
        </p>
        <p>{t("Am dritten Tag regnet es, und es stört nicht.", "On the third day it rains, and nobody minds.")}</p>
      </article>
    </main>
  ),
};
