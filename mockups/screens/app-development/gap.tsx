import type { Screen } from "../screen";
import { Code } from "./parts/code";
import { Frame } from "./parts/frame";
import { WORDS } from "./words";

export const screen: Screen = {
  device: "phone",
  title: { de: "Heute · Inselbogen", en: "Today · Island Arc" },
  typeface: "@fontsource-variable/figtree",
  body: (language) => {
    const words = WORDS[language];
    return (
      <Frame language={language} isOnline={false} foot={words.kept}>
        <section className="now">
          <h2>
            <b>{words.departs}</b> {words.ferry}
          </h2>
          <p>{words.ferryText}</p>
          <div className="pass">
            <Code />
            <p>
              <b>{words.boarding}</b>
              <span>{words.voucher}</span>
              <span>{words.seats}</span>
            </p>
          </div>
        </section>
        <ol>
          <li>
            <b>{words.oldTime}</b>
            <p>
              <strong>{words.transfer}</strong>
              <span>{words.transferText}</span>
              <em>{words.later}</em>
            </p>
          </li>
          <li>
            <b>14:00</b>
            <p>
              <strong>{words.hotel}</strong>
              <span>
                {words.room}, {words.hotelText}
              </span>
              <em>{words.later}</em>
            </p>
          </li>
        </ol>
        <p className="call">{words.call}</p>
      </Frame>
    );
  },
};
