import type { Screen, ScreenLanguage } from "../screen";
import { Typing } from "../typing";

const OWN = {
  de: {
    place: "Redaktion",
    article: "Der See, der früher ins Bett geht",
    state: "Entwurf, 12. April 2027",
    text: [
      "Um neun ist am Steg das Licht aus. Wer dann noch wach ist, hört, was tagsüber die Boote übertönen: Schilf, das aneinanderreibt, und irgendwo eine Kette.",
      "Am nächsten Morgen gehört das Ufer denen, die früh losgehen. Der Weg um den See dauert zwei Stunden, mit Bank dreieinhalb.",
      "Am dritten Tag regnet es, und es stört nicht.",
    ],
    here: "Hier steht die Frage",
    heading: "Frage an den Shop",
    fields: [
      ["Wann", "dieses Wochenende"],
      ["Nächte", "2, Freitag bis Sonntag"],
      ["Wie weit", "höchstens 1 Stunde"],
      ["Verpflegung", "mit Frühstück"],
      ["Nur dieses Haus", "alle dürfen antworten"],
    ],
    otherwise: "Wenn nichts frei ist",
    typing: "das nächste Wochen",
    answer: "So antwortet der Shop gerade",
    answers: [
      ["in Köln", "Haus am Rurufer, Heimbach", "2 Zimmer"],
      ["in Aachen", "Haus am Rurufer, Heimbach", "2 Zimmer"],
      ["in Hamburg", "keine Antwort", "kein Kasten"],
    ],
    note: "„Dieses Wochenende“ meint bis Samstag, 12 Uhr, den 16. bis 18. April.",
    save: "Frage speichern",
  },
  en: {
    place: "Newsroom",
    article: "The lake that turns in early",
    state: "Draft, 12 April 2027",
    text: [
      "At nine the light on the jetty goes out. Whoever is still awake hears what the boats drown out by day: reeds rubbing together and, somewhere, a chain.",
      "Next morning the shore belongs to early risers. The path around the lake takes two hours, or three and a half with the bench.",
      "On the third day it rains, and nobody minds.",
    ],
    here: "The question stands here",
    heading: "Question for the shop",
    fields: [
      ["When", "this weekend"],
      ["Nights", "2, Friday to Sunday"],
      ["How far", "within 1 hour"],
      ["Meals", "breakfast included"],
      ["Only this house", "none, all may answer"],
    ],
    otherwise: "If nothing is available",
    typing: "show the next week",
    answer: "What the shop answers just now",
    answers: [
      ["in Manchester", "Torside House, Hadfield", "2 rooms"],
      ["in Sheffield", "Torside House, Hadfield", "2 rooms"],
      ["in Bristol", "no answer", "no box"],
    ],
    note: "Until noon on Saturday, “this weekend” means 16 to 18 April.",
    save: "Save the question",
  },
} as const;

function Fields({ language }: { language: ScreenLanguage }) {
  const own = OWN[language];
  return (
    <form className="question">
      <h2>{own.heading}</h2>
      {own.fields.map(([name, value]) => (
        <label key={name}>
          {name}
          <input type="text" defaultValue={value} />
        </label>
      ))}
      <label>
        {own.otherwise}
        <Typing text={own.typing} />
      </label>
      <section>
        <h3>{own.answer}</h3>
        <table>
          <tbody>
            {own.answers.map(([who, house, rooms]) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                <td>{house}</td>
                <td>{rooms}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <footer>
        <button type="submit">{own.save}</button>
        <p>{own.note}</p>
      </footer>
    </form>
  );
}

/** The editors' side: a question in six fields beside the text, and what the shop answers to readers in three towns. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Redaktion: eine Frage", en: "Newsroom: a question" },
  typeface: "@fontsource-variable/fraunces",
  body: (language) => {
    const own = OWN[language];
    return (
      <main className="editor">
        <header>
          <span className="masthead">Weekend</span>
          <b>{own.place}</b>
          <span>{own.state}</span>
        </header>
        <article>
          <h1>{own.article}</h1>
          <p>{own.text[0]}</p>
          <p className="here">{own.here}</p>
          <p>{own.text[1]}</p>
          <p>{own.text[2]}</p>
        </article>
        <Fields language={language} />
      </main>
    );
  },
};
