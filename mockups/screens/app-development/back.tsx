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
      <h2 className="size-21">{t("2 Änderungen seit 8:12 Uhr", "2 changes since 8.12 am")}</h2>
      <ol className="changed grid gap-12 line-top-2-ink">
        {changes(t).map(([before, after, what, where, note]) => (
          <li
            className="paper underlined grid columns-74-1fr border-0 corner-18 line-left-8-coral padding-14-16"
            key={after}
          >
            <p>
              <del className="block soft size-16">{before}</del>{" "}
              <b className="size-23 tabular close in-coral">{after}</b>
            </p>
            <p>
              <strong className="block size-17 leading-1.25">{what}</strong>
              <span className="block soft">{where}</span>
              <mark className="block ink corner-6 below-6 padding-4-8 on-coral-soft">{note}</mark>
            </p>
            <button className="paper">{t("Gesehen", "Seen")}</button>
          </li>
        ))}
      </ol>
      <ol className="line-top-2-ink">
        <li className="done underlined grid">
          <b className="size-19 tabular close">10:30</b>
          <p>
            <strong className="block size-17 leading-1.25">{t(...WORDS.ferry)}</strong>
            <span className="block soft">{t(...WORDS.ferryText)}</span>
          </p>
        </li>
      </ol>
    </Frame>
  ),
};
