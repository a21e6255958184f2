import type { Screen } from "../screen";
import { Bay } from "./parts/bay";
import { Top } from "./parts/top";

const WORDS = {
  de: {
    note: "Freigabe 4 von 4",
    saved: "Stand 15",
    proof: "Umbruchprobe",
    publish: "Website und App veröffentlichen",
    names: ["Website", "App", "Katalog", "Gutschein"],
    stay: [
      ["Anreise", "Sa 12.06.2027, ab 15 Uhr"],
      ["Abreise", "Sa 19.06.2027, 7 Nächte"],
      ["Zimmer", "Familienzimmer, Halbpension"],
    ],
    states: ["alle 4 Absätze", "1 Absatz", "1 Zeile zu lang", "1 Satz"],
    texts: [
      "Ruhig über der Bucht von Cala Murta; zum Strand sind es 350 m, ein Fußweg ohne Stufen.",
      "Zwei Pools im Garten, ein Hallenbad mit 27 °C, täglich von 8 bis 21 Uhr geöffnet; im März wegen Wartung geschlossen.",
      "84 Zimmer, alle mit Balkon. Die 16 Familienzimmer haben eine Schiebetür zwischen den Räumen.",
      "Gekocht wird mallorquinisch; Mandeln, Orangen und Öl kommen vom eigenen Hof.",
    ],
    lines: [
      "Ruhig über der Bucht von Cala Murta;",
      "zum Strand sind es 350 m, ein Fußweg",
      "ohne Stufen. Zwei Pools im Garten,",
      "ein Hallenbad mit 27 °C, täglich von",
      "8 bis 21 Uhr geöffnet; im März wegen",
      "Wartung geschlossen. 84 Zimmer, alle",
      "mit Balkon. Die 16 Familienzimmer",
      "haben eine Schiebetür zwischen den",
      "Räumen.",
    ],
    voucher: [
      "Reisegutschein",
      "Ruhig über der Bucht von Cala Murta; zum Strand sind es 350 m, ein Fußweg ohne Stufen.",
    ],
  },
  en: {
    note: "approval 4 of 4",
    saved: "version 15",
    proof: "Page-break proof",
    publish: "Publish website and app",
    names: ["Website", "App", "Catalogue", "Voucher"],
    stay: [
      ["Arrival", "Sat 12 June 2027, from 3 pm"],
      ["Departure", "Sat 19 June 2027, 7 nights"],
      ["Room", "family room, half board"],
    ],
    states: ["all 4 paragraphs", "1 paragraph", "1 line too long", "1 sentence"],
    texts: [
      "A quiet setting above Cala Murta; the beach is 350 m away, along a path without steps.",
      "Two pools in the garden, an indoor pool at 27 °C, open daily from 8 am to 9 pm; closed for maintenance in March.",
      "84 rooms, each with a balcony. The 16 family rooms have a sliding door between the two rooms.",
      "The kitchen is Mallorcan; almonds, oranges and oil come from the hotel’s own farm.",
    ],
    lines: [
      "A quiet setting above Cala Murta; the",
      "beach is 350 m away, along a path",
      "without steps. Two pools in the",
      "garden, an indoor pool at 27 °C, open",
      "daily from 8 am to 9 pm; closed for",
      "maintenance in March. 84 rooms, each",
      "with a balcony. The 16 family rooms",
      "have a sliding door between the two",
      "rooms.",
    ],
    voucher: [
      "Travel voucher",
      "A quiet setting above Cala Murta; the beach is 350 m away, along a path without steps.",
    ],
  },
} as const;

export const screen: Screen = {
  device: "browser",
  title: { de: "Ausgaben von Hotel Son Ferrer · FreshMS", en: "Outputs of Hotel Son Ferrer · FreshMS" },
  typeface: "@fontsource-variable/instrument-sans",
  body: (language) => {
    const { note, saved, proof, publish, names, states, texts, lines, voucher, stay } = WORDS[language];
    const head = (index: 0 | 1 | 2 | 3) => (
      <header>
        <h2>{names[index]}</h2>
        <span className={index === 2 ? "tag gap" : "tag"}>{states[index]}</span>
      </header>
    );
    return (
      <>
        <Top language={language} area={3} note={note} />
        <main className="outputs">
          <div className="title">
            <h1>Hotel Son Ferrer</h1>
            <span className="tag plain">{saved}</span>
            <button className="button">{proof}</button>
            <button className="button main">{publish}</button>
          </div>
          <div className="four">
            <section className="output site">
              {head(0)}
              <div>
                <Bay height={124} />
                <h3>Hotel Son Ferrer</h3>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </section>
            <section className="output app">
              {head(1)}
              <div>
                <article>
                  <Bay height={150} />
                  <h3>Hotel Son Ferrer</h3>
                  <p>{texts[0]}</p>
                </article>
              </div>
            </section>
            <section className="output catalogue late">
              {head(2)}
              <div>
                <ol>
                  {lines.map((line, index) => (
                    <li key={line} className={index === 8 ? "over" : undefined}>
                      {line}
                    </li>
                  ))}
                </ol>
              </div>
            </section>
            <section className="output voucher">
              {head(3)}
              <div>
                <p className="code">
                  {voucher[0]} <b>SF-27-0418</b>
                </p>
                <div>
                  <h3>Hotel Son Ferrer</h3>
                  <p>{voucher[1]}</p>
                  <dl>{stay.flatMap(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={value}>{value}</dd>])}</dl>
                </div>
              </div>
            </section>
          </div>
        </main>
      </>
    );
  },
};
