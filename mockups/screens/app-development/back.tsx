import type { Screen } from "../screen";
import { Frame } from "./parts/frame";
import { WORDS } from "./words";

export const screen: Screen = {
  device: "phone",
  title: { de: "2 Änderungen · Inselbogen", en: "2 changes · Island Arc" },
  typeface: "@fontsource-variable/figtree",
  body: (language) => {
    const words = WORDS[language];
    return (
      <Frame language={language} isOnline={true} foot={words.synced}>
        <h2 className="changes">{words.changes}</h2>
        <ol className="changed">
          <li>
            <p className="times">
              <del>{words.oldTime}</del> <b>{words.newTime}</b>
            </p>
            <p>
              <strong>{words.transfer}</strong>
              <span>{words.transferText}</span>
              <mark>{words.transferNote}</mark>
            </p>
            <button>{words.seen}</button>
          </li>
          <li>
            <p className="times">
              <del>14:00</del> <b>12:30</b>
            </p>
            <p>
              <strong>{words.hotel}</strong>
              <span>{words.room}</span>
              <mark>{words.roomNote}</mark>
            </p>
            <button>{words.seen}</button>
          </li>
        </ol>
        <ol>
          <li className="done">
            <b>{words.departs}</b>
            <p>
              <strong>{words.ferry}</strong>
              <span>{words.ferryText}</span>
            </p>
          </li>
        </ol>
      </Frame>
    );
  },
};
