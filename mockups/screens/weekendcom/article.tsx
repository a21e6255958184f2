import type { Screen } from "../screen";
import { Lake } from "./parts/lake";

const OWN = {
  de: {
    brand: "Weekend",
    kicker: "Am Wasser",
    title: "Der See, der früher ins Bett geht",
    by: "Gelesen in 6 Minuten",
    text: [
      "Um neun ist am Steg das Licht aus. Wer dann noch wach ist, hört, was tagsüber die Boote übertönen: Schilf, das aneinanderreibt, und irgendwo eine Kette.",
      "Am nächsten Morgen gehört das Ufer denen, die früh losgehen. Der Weg um den See dauert zwei Stunden, mit Bank dreieinhalb.",
    ],
    label: "Angebot",
    question: "Freitag bis Sonntag, höchstens eine Stunde von hier, mit Frühstück",
    house: "Haus am Rurufer, Heimbach",
    dates: "16. bis 18. April, 2 Nächte, 2 Personen",
    left: "noch 2 Zimmer",
    price: "218 €",
    book: "Buchen",
    more: "Am dritten Tag regnet es, und es stört nicht.",
  },
  en: {
    brand: "Weekend",
    kicker: "By the water",
    title: "The lake that turns in early",
    by: "Read in 6 minutes",
    text: [
      "At nine the light on the jetty goes out. Whoever is still awake hears what the boats drown out by day: reeds rubbing together and, somewhere, a chain.",
      "Next morning the shore belongs to early risers. The path around the lake takes two hours, or three and a half with the bench.",
    ],
    label: "Offer",
    question: "Friday to Sunday, within an hour of here, breakfast included",
    house: "Torside House, Hadfield",
    dates: "16 to 18 April, 2 nights, 2 people",
    left: "2 rooms left",
    price: "£186",
    book: "Book",
    more: "On the third day it rains, and nobody minds.",
  },
} as const;

/** An article with its offer box: labelled, of a fixed height, filled while the text is read. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Der See, der früher ins Bett geht", en: "The lake that turns in early" },
  typeface: "@fontsource-variable/fraunces",
  body: (language) => {
    const own = OWN[language];
    return (
      <main className="story">
        <p className="masthead">{own.brand}</p>
        <Lake />
        <article>
          <p className="kicker">
            {own.kicker} · {own.by}
          </p>
          <h1>{own.title}</h1>
          <p>{own.text[0]}</p>
          <section className="offer">
            <p className="label">{own.label}</p>
            <h2>{own.house}</h2>
            <p>{own.dates}</p>
            <p className="price">
              <b>{own.price}</b> {own.left}
            </p>
            <button type="button">{own.book}</button>
          </section>
          <p>{own.text[1]}</p>
          <p>{own.more}</p>
        </article>
      </main>
    );
  },
};
