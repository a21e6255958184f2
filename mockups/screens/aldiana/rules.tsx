import { day } from "../locale";
import type { Screen, ScreenLanguage } from "../screen";
import { april, DAYS, KINDS, WEEK, weekday } from "./calendar";
import { Typing } from "../typing";
import { Brand, KIND_NAMES, Mark } from "./parts/marks";
import { RULE_WORDS } from "./rule-words";
import { Weeks } from "./parts/weeks";

function Rules({ language }: { language: ScreenLanguage }) {
  const words = RULE_WORDS[language];
  return (
    <section>
      <h2>{words.inForce}</h2>
      <ul>
        {words.rules.map(([kind, text, until]) => (
          <li key={text} className={kind === "arrival" ? "kind clash" : "kind"}>
            <Mark kind={KINDS[KINDS.indexOf(kind)]!} />
            <b>{KIND_NAMES[kind][language]}</b>
            <span>{text}</span>
            <span>{until}</span>
          </li>
        ))}
      </ul>
      <form className="edit">
        <h2>{words.fresh}</h2>
        <fieldset>
          <legend>{words.days}</legend>
          {WEEK.map((date) => (
            <label key={date}>
              <input type="checkbox" defaultChecked={weekday(date) === 3} />
              {day(language, april(date), { weekday: "short" })}
            </label>
          ))}
        </fieldset>
        <label>
          {words.from}
          <input type="text" defaultValue={words.fromDay} />
        </label>
        <label>
          {words.to}
          <input type="text" defaultValue={words.toDay} />
        </label>
        <label className="wide">
          {words.reason}
          <Typing text={words.reasonText} />
        </label>
      </form>
      <p className="asked">{words.asked}</p>
    </section>
  );
}

function Preview({ language }: { language: ScreenLanguage }) {
  const words = RULE_WORDS[language];
  return (
    <section className="preview">
      <h2>{words.preview}</h2>
      <p>{words.counts}</p>
      <Weeks language={language}>
        {DAYS.map((date) => (
          <td key={date} className={weekday(date) === 6 ? "shuts" : undefined}>
            <span>{date}</span>
          </td>
        ))}
      </Weeks>
      <p className="warning">
        <b>{words.clash}</b> {words.clashText}
      </p>
      <footer>
        <button type="button">{words.merge}</button>
        <button type="button" className="quiet">
          {words.keep}
        </button>
      </footer>
    </section>
  );
}

/** The rules of a club where they are kept: the preview of a new one says that it leaves April without a day. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Club Akti: Regeln", en: "Club Akti: rules" },
  typeface: "@fontsource-variable/bricolage-grotesque",
  body: (language) => (
    <div className="desk">
      <header className="bar">
        <Brand />
        <h1>{RULE_WORDS[language].title}</h1>
        <p className="seller">{RULE_WORDS[language].who}</p>
      </header>
      <main className="rules">
        <Rules language={language} />
        <Preview language={language} />
      </main>
    </div>
  ),
};
