import { Columns } from "../columns";
import type { Screen, ScreenLanguage } from "../screen";
import { Contents } from "./parts/handbook";

/** June 2027 begins on a Tuesday. */
const FIRST_WEEKDAY = 1;
const DAYS = 30;
const START = 12;
const END = 19;
const FOCUS = 21;
const CLOSED = [1, 2, 3, 4, 24, 25];

const WORDS = {
  de: {
    title: "Reisezeitraum",
    version: "Version 6.2",
    state: "WCAG 2.2 AA bestanden",
    month: "Juni 2027",
    days: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    before: "Voriger Monat",
    next: "Nächster Monat",
    screenReader: "Der Screenreader sagt",
    spoken: "Montag, 21. Juni, frei. Neun Nächte ab 12. Juni. Eingabetaste wählt.",
    report: "Prüfbericht",
    rows: [
      ["Tastatur, ohne Maus", "bestanden"],
      ["NVDA, VoiceOver, TalkBack", "bestanden"],
      ["Vergrößert auf 400 %", "bestanden"],
      ["Sprachsteuerung, Tagesnamen", "1 Schwäche"],
    ],
    keys: "Tasten",
    key: [
      ["links, rechts", "Tag"],
      ["auf, ab", "Woche"],
      ["Bild auf, ab", "Monat"],
      ["Esc", "schließen, Auswahl behalten"],
    ],
    states: ["Leer", "Fokus", "Fehler", "Gesperrt"],
    values: ["TT.MM.JJJJ", "12.06.2027", "31.06.2027", "nach Anfrage"],
    error: "Der Juni hat 30 Tage. Meinen Sie den 30.06.?",
  },
  en: {
    title: "Travel dates",
    version: "version 6.2",
    state: "WCAG 2.2 AA passed",
    month: "June 2027",
    days: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
    before: "Previous month",
    next: "Next month",
    screenReader: "The screen reader says",
    spoken: "Monday 21 June, available. Nine nights from 12 June. Press Enter to choose.",
    report: "Test report",
    rows: [
      ["Keyboard, no mouse", "passed"],
      ["NVDA, VoiceOver, TalkBack", "passed"],
      ["Enlarged to 400 %", "passed"],
      ["Voice control, names of days", "1 weakness"],
    ],
    keys: "Keys",
    key: [
      ["left, right", "day"],
      ["up, down", "week"],
      ["Page up, down", "month"],
      ["Esc", "close, keep the choice"],
    ],
    states: ["Empty", "Focus", "Error", "Locked"],
    values: ["DD/MM/YYYY", "12/06/2027", "31/06/2027", "on request"],
    error: "June has 30 days. Did you mean 30/06?",
  },
} as const;

function classOf(day: number): string {
  return [
    day > START && day < END && "in",
    (day === START || day === END) && "end",
    day === START && "start",
    day === END && "stop",
    day === FOCUS && "focus",
    CLOSED.includes(day) && "off",
  ]
    .filter(Boolean)
    .join(" ");
}

function Month({ language }: { language: ScreenLanguage }) {
  const { month, days, before, next } = WORDS[language];
  const weeks = Array.from({ length: 5 }, (_, week) =>
    Array.from({ length: 7 }, (_each, at) => week * 7 + at + 1 - FIRST_WEEKDAY),
  );
  return (
    <div className="month">
      <header>
        <button aria-label={before}>‹</button> {month} <button aria-label={next}>›</button>
      </header>
      <table>
        <Columns names={days} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={classOf(day)}>
                  {day > 0 && day <= DAYS && <span>{day}</span>}
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
  body: (language) => {
    const words = WORDS[language];
    return (
      <>
        <Contents language={language} page={words.title} />
        <main className="page">
          <header>
            <h1>{words.title}</h1> <span className="version">{words.version}</span>
            <span className="tag">{words.state}</span>
          </header>
          <div className="split">
            <div className="bench">
              <Month language={language} />
              <p className="say">
                <b>{words.screenReader}</b> {words.spoken}
              </p>
            </div>
            <div>
              <h2>{words.report}</h2>
              <table className="report">
                <tbody>
                  {words.rows.map(([what, result], index) => (
                    <tr key={what}>
                      <th scope="row">{what}</th>
                      <td>
                        <span className={index === 3 ? "tag bad" : "tag"}>{result}</span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <h2>{words.keys}</h2>
              <table className="keys">
                <tbody>
                  {words.key.map(([key, what]) => (
                    <tr key={key}>
                      <th scope="row">
                        <kbd>{key}</kbd>
                      </th>
                      <td>{what}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
          <div className="states">
            {words.states.map((name, index) => (
              <label key={name} className={["n", "f", "e", "d"][index]}>
                {name} <input defaultValue={words.values[index]} disabled={index === 3} />
                {index === 2 && <span>{words.error}</span>}
              </label>
            ))}
          </div>
        </main>
      </>
    );
  },
};
