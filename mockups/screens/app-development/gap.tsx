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
      <section className="paper corner-18 border-2-deep padding-14-16-16">
        <h2 className="size-21 close tracking--0.01em">
          <b className="heavy in-deep">10:30</b> {t(...WORDS.ferry)}
        </h2>
        <p className="soft">{t(...WORDS.ferryText)}</p>
        <div className="pass grid gap-16 middle below-14">
          <Code />
          <p>
            <b>{t("Beim Einsteigen zeigen", "Show this when boarding")}</b>
            <span className="block">{t("Gutschein F-2706-114", "Voucher F-2706-114")}</span>
            <span className="block">{t("2 Erwachsene, 1 Kind", "2 adults, 1 child")}</span>
          </p>
        </div>
      </section>
      <ol className="line-top-2-ink">
        {stops(t).map(([time, what, where]) => (
          <li className="underlined grid" key={time}>
            <b className="size-19 tabular close">{time}</b>
            <p>
              <strong className="block size-17 leading-1.25">{what}</strong>
              <span className="block soft">{where}</span>
              <em className="block upright soft size-14 below-4">
                {t("Fragt nach, sobald Netz da ist", "Will ask as soon as there is a signal")}
              </em>
            </p>
          </li>
        ))}
      </ol>
      <p className="strong">{t("Notruf vor Ort: 112", "Local emergency number: 112")}</p>
    </Frame>
  ),
};
