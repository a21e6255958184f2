import type { T } from "../language";
import type { Screen } from "../screen";
import { Code } from "./parts/code";
import { Frame, WORDS } from "./parts/frame";

const stops = (t: T) =>
  [
    ["11:20", t(...WORDS.transfer), t(...WORDS.transferText)],
    ["14:00", "Casa da Baía", `${t(...WORDS.room)}, ${t("Anreise ab 14 Uhr", "Check-in from 2 pm")}`],
  ] as const;

export const screen: Screen = {
  device: "phone",
  title: { de: "Heute · Inselbogen", en: "Today · Island Arc" },
  typeface: "@fontsource-variable/figtree",
  body: ({ t }) => (
    <Frame
      isOnline={false}
      foot={t(
        "Gespeichert: Reiseplan, 6 Gutscheine, Karte der Häfen",
        "On this phone: itinerary, 6 vouchers, map of harbours",
      )}
    >
      <section className="now paper">
        <h2 className="size-21 close">
          <b className="heavy">10:30</b> {t(...WORDS.ferry)}
        </h2>
        <p className="soft">{t(...WORDS.ferryText)}</p>
        <div className="pass grid gap-16 middle below-14">
          <Code />
          <p>
            <b>{t("Beim Einsteigen zeigen", "Show this when boarding")}</b>
            <span>{t("Gutschein F-2706-114", "Voucher F-2706-114")}</span>
            <span>{t("2 Erwachsene, 1 Kind", "2 adults, 1 child")}</span>
          </p>
        </div>
      </section>
      <ol>
        {stops(t).map(([time, what, where]) => (
          <li className="underlined grid" key={time}>
            <b className="size-19 tabular close">{time}</b>
            <p>
              <strong className="size-17">{what}</strong>
              <span className="soft">{where}</span>
              <em className="soft size-14 below-4">
                {t("Fragt nach, sobald Netz da ist", "Will ask as soon as there is a signal")}
              </em>
            </p>
          </li>
        ))}
      </ol>
      <p className="call strong">{t("Notruf vor Ort: 112", "Local emergency number: 112")}</p>
    </Frame>
  ),
};
