import type { Screen } from "../screen";
import { Frame } from "./parts/frame";
import { WORDS } from "./words";

export const screen: Screen = {
  device: "phone",
  title: { de: "2 Änderungen · Inselbogen", en: "2 changes · Island Arc" },
  typeface: "@fontsource-variable/figtree",
  body: ({ t }) => (
    <Frame isOnline={true} foot={t("Alles auf dem Stand von 11:47 Uhr", "Everything as of 11.47 am")}>
      <h2 className="changes size-21">{t("2 Änderungen seit 8:12 Uhr", "2 changes since 8.12 am")}</h2>
      <ol className="changed grid gap-12">
        <li className="paper">
          <p className="times">
            <del className="block soft size-16">11:20</del> <b>12:05</b>
          </p>
          <p>
            <strong>{t(...WORDS.transfer)}</strong>
            <span>{t(...WORDS.transferText)}</span>
            <mark className="ink">{t("Der Bus wartet auf Ihre Fähre.", "The coach waits for your ferry.")}</mark>
          </p>
          <button className="paper">{t(...WORDS.seen)}</button>
        </li>
        <li className="paper">
          <p className="times">
            <del className="block soft size-16">14:00</del> <b>12:30</b>
          </p>
          <p>
            <strong>Casa da Baía</strong>
            <span>{t(...WORDS.room)}</span>
            <mark className="ink">{t("Ist schon ab 12:30 frei.", "Ready earlier, from 12.30 pm.")}</mark>
          </p>
          <button className="paper">{t(...WORDS.seen)}</button>
        </li>
      </ol>
      <ol>
        <li className="done">
          <b className="size-19">10:30</b>
          <p>
            <strong>{t(...WORDS.ferry)}</strong>
            <span>{t(...WORDS.ferryText)}</span>
          </p>
        </li>
      </ol>
    </Frame>
  ),
};
