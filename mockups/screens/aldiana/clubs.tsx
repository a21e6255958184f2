import type { Screen } from "../screen";
import { april, closedBy, CLUBS, DAYS, KINDS } from "./calendar";

import { Brand, KIND_NAMES, Mark, Tick } from "./parts/marks";
import { type T, useLanguage } from "../language";

const filters = (t: T) =>
  [
    [t("Reisende", "Travellers"), t("2 Erwachsene", "2 adults")],
    [t("Aufenthalt", "Stay"), t("7 Nächte", "7 nights")],
    [t("Flug ab", "Flight from"), t("Köln/Bonn", "Manchester")],
  ] as const;

const rules = (t: T) =>
  [
    [
      "opening",
      t("geöffnet seit 7. April, Haus am Hang ab 21. April", "open since 7 April, house on the slope from 21 April"),
      "passed",
    ],
    [
      "arrival",
      t(
        "im Frühling nur mittwochs: Der Flug landet mittwochs",
        "Wednesdays only in spring: that is when the plane lands",
      ),
      "closes",
    ],
    ["stay", t("nicht mehr geprüft", "not looked at any more"), "skipped"],
    ["occupancy", t("nicht mehr geprüft", "not looked at any more"), "skipped"],
  ] as const;

const CHOSEN = { club: "Club Pinar", date: 16 };

function Head() {
  const { t } = useLanguage();
  return (
    <header className="bar">
      <Brand />
      <h1>{t("Anreisekalender", "Arrival calendar")}</h1>
      <form className="filters">
        {filters(t).map(([name, value]) => (
          <label key={name}>
            <span>{name}</span>
            <select>
              <option>{value}</option>
            </select>
          </label>
        ))}
      </form>
      <p className="seller">{t("Reisebüro Am Dom, Köln", "Castlegate Travel, York")}</p>
    </header>
  );
}

function Clubs() {
  const { language, day } = useLanguage();
  return (
    <table className="clubs">
      <thead>
        <tr>
          <th scope="col">Club</th>
          {DAYS.map((date) => (
            <th key={date} scope="col">
              <span>{day(april(date), { weekday: "short" }).slice(0, 2)}</span>
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

function Reason() {
  const { language, t } = useLanguage();
  return (
    <section className="reason">
      <div>
        <h2>{t("Freitag, 16. April, Club Pinar: keine Anreise", "Friday 16 April, Club Pinar: no arrivals")}</h2>
        <ol>
          {rules(t).map(([kind, text, state]) => (
            <li key={kind} className={state}>
              {state === "passed" ? <Tick /> : <Mark kind={kind} />}
              <b>{KIND_NAMES[kind][language]}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="next">
        <p>{t("Nächster offener Tag", "Next open day")}</p>
        <h3>{t("Mittwoch, 21. April", "Wednesday 21 April")}</h3>
        <p>{t("7 Nächte bis Mittwoch, 28. April", "7 nights, to Wednesday 28 April")}</p>
        <p className="price">
          <b>{t("1.048 €", "£912")}</b> {t("pro Person", "per person")}
        </p>
        <button type="button">{t("Diesen Tag nehmen", "Take this day")}</button>
      </div>
    </section>
  );
}

/** The calendar of all clubs as a travel agency sees it: a closed day has been chosen and names its rule. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Anreisekalender April 2027", en: "Arrival calendar, April 2027" },
  typeface: "@fontsource-variable/bricolage-grotesque",
  body: ({ language, t }) => (
    <div className="desk">
      <Head />
      <main className="agency">
        <nav className="months">
          <a href="#before">{t("März", "March")}</a>
          <strong>April 2027</strong>
          <a href="#after">{t("Mai", "May")}</a>
          <ul className="legend">
            <li>
              <i /> {t("Anreise möglich", "Arrival possible")}
            </li>
            {KINDS.map((kind) => (
              <li key={kind}>
                <Mark kind={kind} /> {KIND_NAMES[kind][language]}
              </li>
            ))}
          </ul>
        </nav>
        <Clubs />
        <Reason />
      </main>
    </div>
  ),
};
