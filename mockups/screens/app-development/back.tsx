import type { T } from "../language";
import type { Screen } from "../screen";
import { Frame, WORDS } from "./parts/frame";

const waits = ["Der Bus wartet auf Ihre Fähre.", "The coach waits for your ferry."] as const;
const ready = ["Ist schon ab 12:30 frei.", "Ready earlier, from 12.30 pm."] as const;
const changes = (t: T) =>
  [
    ["11:20", "12:05", t(...WORDS.transfer), t(...WORDS.transferText), t(...waits)],
    ["14:00", "12:30", "Casa da Baía", t(...WORDS.room), t(...ready)],
  ] as const;

export const screen: Screen = {
  device: "phone",
  title: { de: "2 Änderungen · Inselbogen", en: "2 changes · Island Arc" },
  typeface: "@fontsource-variable/figtree",
  body: ({ t }) => (
    <Frame isOnline={true} foot={t("Alles auf dem Stand von 11:47 Uhr", "Everything as of 11.47 am")}>
      <h2 className="changes size-21">{t("2 Änderungen seit 8:12 Uhr", "2 changes since 8.12 am")}</h2>
      <ol className="changed grid gap-12">
        {changes(t).map(([before, after, what, where, note]) => (
          <li className="paper underlined grid" key={after}>
            <p className="times">
              <del className="block soft size-16">{before}</del> <b className="size-23 tabular close">{after}</b>
            </p>
            <p>
              <strong className="size-17">{what}</strong>
              <span className="soft">{where}</span>
              <mark className="ink corner-6">{note}</mark>
            </p>
            <button className="paper">{t("Gesehen", "Seen")}</button>
          </li>
        ))}
      </ol>
      <ol>
        <li className="done underlined grid">
          <b className="size-19 tabular close">10:30</b>
          <p>
            <strong className="size-17">{t(...WORDS.ferry)}</strong>
            <span className="soft">{t(...WORDS.ferryText)}</span>
          </p>
        </li>
      </ol>
    </Frame>
  ),
};
