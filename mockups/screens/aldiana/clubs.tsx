import { day } from "../locale";
import type { Screen, ScreenLanguage } from "../screen";
import { april, closedBy, CLUBS, DAYS, KINDS } from "./calendar";
import { WORDS } from "./calendar-words";
import { Brand, KIND_NAMES, Mark, Tick } from "./parts/marks";

const CHOSEN = { club: "Club Pinar", date: 16 };

function Head({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  return (
    <header className="bar">
      <Brand />
      <h1>{words.title}</h1>
      <form className="filters">
        {words.filters.map(([name, value]) => (
          <label key={name}>
            <span>{name}</span>
            <select>
              <option>{value}</option>
            </select>
          </label>
        ))}
      </form>
      <p className="seller">{words.seller}</p>
    </header>
  );
}

function Clubs({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  return (
    <table className="clubs">
      <thead>
        <tr>
          <th scope="col">{words.club}</th>
          {DAYS.map((date) => (
            <th key={date} scope="col">
              <span>{day(language, april(date), { weekday: "short" }).slice(0, 2)}</span>
              {date}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CLUBS.map((club) => (
          <tr key={club.name}>
            <th scope="row">
              {club.name}
              <span>{club.place[language]}</span>
            </th>
            {DAYS.map((date) => {
              const kind = closedBy(club, date);
              const isChosen = club.name === CHOSEN.club && date === CHOSEN.date;
              return (
                <td key={date} className={isChosen ? "chosen" : undefined}>
                  {kind ? <Mark kind={kind} /> : <b>{date}</b>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reason({ language }: { language: ScreenLanguage }) {
  const words = WORDS[language];
  return (
    <section className="reason">
      <div>
        <h2>{words.chosen}</h2>
        <ol>
          {words.rules.map(([kind, text, state]) => (
            <li key={kind} className={state}>
              {state === "passed" ? <Tick /> : <Mark kind={kind} />}
              <b>{KIND_NAMES[kind][language]}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="next">
        <p>{words.next}</p>
        <h3>{words.nextDay}</h3>
        <p>{words.nextNote}</p>
        <p className="price">
          <b>{words.price}</b> {words.per}
        </p>
        <button type="button">{words.take}</button>
      </div>
    </section>
  );
}

/** The calendar of all clubs as a travel agency sees it: a closed day has been chosen and names its rule. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Anreisekalender April 2027", en: "Arrival calendar, April 2027" },
  typeface: "@fontsource-variable/bricolage-grotesque",
  body: (language) => (
    <div className="desk">
      <Head language={language} />
      <main className="agency">
        <nav className="months">
          <a href="#before">{WORDS[language].months[0]}</a>
          <strong>{WORDS[language].month}</strong>
          <a href="#after">{WORDS[language].months[1]}</a>
          <ul className="legend">
            <li>
              <i /> {WORDS[language].open}
            </li>
            {KINDS.map((kind) => (
              <li key={kind}>
                <Mark kind={kind} /> {KIND_NAMES[kind][language]}
              </li>
            ))}
          </ul>
        </nav>
        <Clubs language={language} />
        <Reason language={language} />
      </main>
    </div>
  ),
};
