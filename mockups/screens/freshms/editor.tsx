import type { Screen } from "../screen";
import { WORDS } from "./editor-words";
import { PARAGRAPHS } from "./parts/paragraphs";
import { Row } from "./parts/row";
import { Side } from "./parts/side";
import { Top } from "./parts/top";

export const screen: Screen = {
  device: "browser",
  title: { de: "Hotel Son Ferrer · FreshMS", en: "Hotel Son Ferrer · FreshMS" },
  typeface: "@fontsource-variable/instrument-sans",
  body: (language) => {
    const words = WORDS[language];
    return (
      <>
        <Top language={language} area={0} note={words.note} />
        <div className="desk">
          <main className="pair">
            <div className="title">
              <h1>Hotel Son Ferrer</h1>
              <span className="tag">{words.state}</span>
              <button className="button">{words.compare}</button>
              <button className="button main">{words.publish}</button>
            </div>
            <div className="columns">
              <h2>
                <b>{words.original}</b> {words.originalState}
              </h2>
              <div className="sign" />
              <h2>
                <b>{words.translation}</b> {words.translationState}
              </h2>
              {PARAGRAPHS[language].map((paragraph) => (
                <Row key={paragraph.name} language={language} paragraph={paragraph} />
              ))}
            </div>
          </main>
          <Side language={language} />
        </div>
      </>
    );
  },
};
