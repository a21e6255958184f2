import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { Typing } from "../typing";

const fields = (t: T) =>
  [
    [t("Wann", "When"), t("dieses Wochenende", "this weekend")],
    [t("Nächte", "Nights"), t("2, Freitag bis Sonntag", "2, Friday to Sunday")],
    [t("Wie weit", "How far"), t("höchstens 1 Stunde", "within 1 hour")],
    [t("Verpflegung", "Meals"), t("mit Frühstück", "breakfast included")],
    [t("Nur dieses Haus", "Only this house"), t("alle dürfen antworten", "none, all may answer")],
  ] as const;

const answers = (t: T) =>
  t(
    [
      ["in Köln", "Haus am Rurufer, Heimbach", "2 Zimmer"],
      ["in Aachen", "Haus am Rurufer, Heimbach", "2 Zimmer"],
      ["in Hamburg", "keine Antwort", "kein Kasten"],
    ],
    [
      ["in Manchester", "Torside House, Hadfield", "2 rooms"],
      ["in Sheffield", "Torside House, Hadfield", "2 rooms"],
      ["in Bristol", "no answer", "no box"],
    ],
  );

function Fields() {
  const { t } = useLanguage();
  return (
    <form className="question grid packed on-mist gap-9-14 columns-1fr-1fr padding-20-26">
      <h2 className="wide tight strong leading-1">{t("Frage an den Shop", "Question for the shop")}</h2>
      {fields(t).map(([name, value]) => (
        <label className="size-15 in-violet" key={name}>
          {name}
          <input type="text" defaultValue={value} />
        </label>
      ))}
      <label className="size-15 in-violet">
        {t("Wenn nichts frei ist", "If nothing is available")}
        <Typing text={t("das nächste Wochen", "show the next week")} />
      </label>
      <section className="wide paper corner-14 below-6 padding-10-16">
        <h3 className="size-17 strong">{t("So antwortet der Shop gerade", "What the shop answers just now")}</h3>
        <table className="stretch">
          <tbody>
            {answers(t).map(([who, house, rooms]) => (
              <tr className="line-top-1-lilac" key={who}>
                <th className="nowrap size-15 padding-5-12-5-0" scope="row">
                  {who}
                </th>
                <td className="nowrap size-15 padding-5-12-5-0">{house}</td>
                <td className="right strong padding-right-0 nowrap size-15 padding-5-12-5-0">{rooms}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <footer className="grid wide gap-16 middle columns-auto-1fr below-6">
        <button type="submit">{t("Frage speichern", "Save the question")}</button>
        <p className="size-14.5 leading-1.25">
          {t(
            "„Dieses Wochenende“ meint bis Samstag, 12 Uhr, den 16. bis 18. April.",
            "Until noon on Saturday, “this weekend” means 16 to 18 April.",
          )}
        </p>
      </footer>
    </form>
  );
}

/** The editors' side: a question in six fields beside the text, and what the shop answers to readers in three towns. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Redaktion: eine Frage", en: "Newsroom: a question" },
  typeface: "@fontsource-variable/fraunces",
  body: ({ t }) => (
    <main className="editor grid auto-one tall columns-1fr-460">
      <header className="flex wide white gap-14 baseline on-night padding-13-26">
        <span className="in-lilac size-26 weight-850 tracking--0.05em leading-1">Weekend</span>
        <b>{t("Redaktion", "Newsroom")}</b>
        <span className="push">{t("Entwurf, 12. April 2027", "Draft, 12 April 2027")}</span>
      </header>
      <article className="size-18 leading-1.45 padding-28-40-0-26">
        <h1 className="strong size-40 padding-bottom-14">
          {t("Der See, der früher ins Bett geht", "The lake that turns in early")}
        </h1>
        <p>
          {t(
            "Um neun ist am Steg das Licht aus. Wer dann noch wach ist, hört, was tagsüber die Boote übertönen: Schilf, das aneinanderreibt, und irgendwo eine Kette.",
            "At nine the light on the jetty goes out. Whoever is still awake hears what the boats drown out by day: reeds rubbing together and, somewhere, a chain.",
          )}
        </p>
        <p className="size-16 corner-10 strong on-lime padding-9-16">
          {t("Hier steht die Frage", "The question stands here")}
        </p>
        <p>
          {t(
            "Am nächsten Morgen gehört das Ufer denen, die früh losgehen. Der Weg um den See dauert zwei Stunden, mit Bank dreieinhalb.",
            "Next morning the shore belongs to early risers. The path around the lake takes two hours, or three and a half with the bench.",
          )}
        </p>
        <p>{t("Am dritten Tag regnet es, und es stört nicht.", "On the third day it rains, and nobody minds.")}</p>
      </article>
      <Fields />
    </main>
  ),
};
