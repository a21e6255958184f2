import { Columns } from "../columns";
import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { Contents } from "./parts/handbook";

const days = (t: T) => ["Mo", t("Di", "Tu"), t("Mi", "We"), t("Do", "Th"), "Fr", "Sa", t("So", "Su")] as const;

const rows = (t: T) =>
  [
    [t("Tastatur, ohne Maus", "Keyboard, no mouse"), t("bestanden", "passed")],
    ["NVDA, VoiceOver, TalkBack", t("bestanden", "passed")],
    [t("Vergrößert auf 400 %", "Enlarged to 400 %"), t("bestanden", "passed")],
    [t("Sprachsteuerung, Tagesnamen", "Voice control, names of days"), t("1 Schwäche", "1 weakness")],
  ] as const;

const key = (t: T) =>
  [
    [t("links, rechts", "left, right"), t("Tag", "day")],
    [t("auf, ab", "up, down"), t("Woche", "week")],
    [t("Bild auf, ab", "Page up, down"), t("Monat", "month")],
    ["Esc", t("schließen, Auswahl behalten", "close, keep the choice")],
  ] as const;

const states = (t: T) => t(["Leer", "Fokus", "Fehler", "Gesperrt"], ["Empty", "Focus", "Error", "Locked"]);

const values = (t: T) =>
  t(
    ["TT.MM.JJJJ", "12.06.2027", "31.06.2027", "nach Anfrage"],
    ["DD/MM/YYYY", "12/06/2027", "31/06/2027", "on request"],
  );

/** June 2027 begins on a Tuesday. */
const FIRST_WEEKDAY = 1;
const DAYS = 30;
const START = 12;
const END = 19;
const FOCUS = 21;
const CLOSED = [1, 2, 3, 4, 24, 25];

const TITLE = ["Reisezeitraum", "Travel dates"] as const;

const INPUTS = [
  "ink border-1-#77808d",
  "ink border-1-#77808d focus",
  "ink border-2-red",
  "disabled on-#eceef1 in-#59616d border-1-#77808d",
];

function classOf(day: number): string {
  return [
    day > START && day < END && "on-blue-soft",
    (day === START || day === END) && "on-blue white bold",
    day === START && "corner-6-0-0-6",
    day === END && "corner-0-6-6-0",
    day === FOCUS && "focus corner-6 paper bold",
    CLOSED.includes(day) && "off",
  ]
    .filter(Boolean)
    .join(" ");
}

function Month() {
  const { t } = useLanguage();
  const weeks = Array.from({ length: 5 }, (_, week) =>
    Array.from({ length: 7 }, (_each, at) => week * 7 + at + 1 - FIRST_WEEKDAY),
  );
  return (
    <div className="month paper corner-8">
      <header className="row between bold size-16 above-6">
        <button className="lined corner-6 paper width-32 height-30" aria-label={t("Voriger Monat", "Previous month")}>
          ‹
        </button>{" "}
        {t("Juni 2027", "June 2027")}{" "}
        <button className="lined corner-6 paper width-32 height-30" aria-label={t("Nächster Monat", "Next month")}>
          ›
        </button>
      </header>
      <table className="stretch centred tabular">
        <Columns names={days(t)} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td className="padding-2-0" key={day}>
                  {day > 0 && day <= DAYS && <span className={`grid centre height-33 ${classOf(day)}`}>{day}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const screen: Screen = {
  device: "browser",
  title: { de: "Reisezeitraum · MightyC", en: "Travel dates · MightyC" },
  typeface: "@fontsource-variable/atkinson-hyperlegible-next",
  body: ({ t }) => (
    <>
      <Contents page={t(...TITLE)} />
      <main className="page padding-18-24-0">
        <header className="flex gap-12 baseline above-12">
          <h1 className="size-27 tight dense">{t(...TITLE)}</h1>{" "}
          <span className="soft">{t("Version 6.2", "version 6.2")}</span>
          <span className="tag push">{t("WCAG 2.2 AA bestanden", "WCAG 2.2 AA passed")}</span>
        </header>
        <div className="grid columns-338-1fr gap-22">
          <div className="bench lined corner-8">
            <Month />
            <p className="white size-14 corner-6 below-12 on-ink padding-8-12">
              <b className="block size-12 in-#b9c4ff">{t("Der Screenreader sagt", "The screen reader says")}</b>{" "}
              {t(
                "Montag, 21. Juni, frei. Neun Nächte ab 12. Juni. Eingabetaste wählt.",
                "Monday 21 June, available. Nine nights from 12 June. Press Enter to choose.",
              )}
            </p>
          </div>
          <div>
            <h2 className="size-16">{t("Prüfbericht", "Test report")}</h2>
            <table className="report stretch size-14 above-16">
              <tbody>
                {rows(t).map(([what, result], index) => (
                  <tr key={what}>
                    <th scope="row">{what}</th>
                    <td>
                      <span className={index === 3 ? "tag bad" : "tag"}>{result}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <h2 className="size-16">{t("Tasten", "Keys")}</h2>
            <table className="keys stretch size-14">
              <tbody>
                {key(t).map(([key, what]) => (
                  <tr key={key}>
                    <th scope="row">
                      <kbd className="paper bold size-13 corner-4">{key}</kbd>
                    </th>
                    <td>{what}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <div className="grid gap-10 columns-1fr-1fr-1fr-1fr below-16">
          {states(t).map((name, index) => (
            <label className="soft size-13" key={name}>
              {name}{" "}
              <input
                className={`block stretch padding-0-9 height-36 corner-6 size-14 ${INPUTS[index]}`}
                defaultValue={values(t)[index]}
                disabled={index === 3}
              />
              {index === 2 && (
                <span className="block semibold in-red leading-1.3 below-3">
                  {t("Der Juni hat 30 Tage. Meinen Sie den 30.06.?", "June has 30 days. Did you mean 30/06?")}
                </span>
              )}
            </label>
          ))}
        </div>
      </main>
    </>
  ),
};
