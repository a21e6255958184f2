import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { april, closedBy, CLUBS, DAYS, KINDS } from "./calendar";
import { Brand, KIND_NAMES, Mark, Tick } from "./parts/marks";

const filters = (t: T) =>
  [
    [t("Reisende", "Travellers"), t("2 Erwachsene", "2 adults")],
    [t("Aufenthalt", "Stay"), t("7 Nächte", "7 nights")],
    [t("Flug ab", "Flight from"), t("Köln/Bonn", "Manchester")],
  ] as const;

const rules = (t: T) =>
  t(
    [
      ["opening", "geöffnet seit 7. April, Haus am Hang ab 21. April", "passed"],
      ["arrival", "im Frühling nur mittwochs: Der Flug landet mittwochs", "closes"],
      ["stay", "nicht mehr geprüft", "skipped"],
      ["occupancy", "nicht mehr geprüft", "skipped"],
    ],
    [
      ["opening", "open since 7 April, house on the slope from 21 April", "passed"],
      ["arrival", "Wednesdays only in spring: that is when the plane lands", "closes"],
      ["stay", "not looked at any more", "skipped"],
      ["occupancy", "not looked at any more", "skipped"],
    ],
  );

const CHOSEN = { club: "Club Pinar", date: 16 };

function Head() {
  const { t } = useLanguage();
  return (
    <header className="row white gap-14 on-sea padding-13-24">
      <Brand />
      <h1 className="size-22">{t("Anreisekalender", "Arrival calendar")}</h1>
      <form className="flex gap-8 after-18">
        {filters(t).map(([name, value]) => (
          <label className="corner-12 on-#083f44 padding-5-12-6" key={name}>
            <span className="block size-12 in-#a9d3cd">{name}</span>
            <select className="semibold clear bare border-0">
              <option>{value}</option>
            </select>
          </label>
        ))}
      </form>
      <p className="size-14 push">{t("Reisebüro Am Dom, Köln", "Castlegate Travel, York")}</p>
    </header>
  );
}

function Clubs() {
  const { t, day } = useLanguage();
  return (
    <table className="clubs stretch">
      <thead>
        <tr>
          <th scope="col">Club</th>
          {DAYS.map((date) => (
            <th key={date} scope="col">
              <span className="block soft regular size-12.5">{day(april(date), { weekday: "short" }).slice(0, 2)}</span>
              {date}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CLUBS.map((club) => (
          <tr className="line-top-1-dune" key={club.name}>
            <th className="snug" scope="row">
              {club.name}
              <span className="block soft regular size-13">{t(...club.place)}</span>
            </th>
            {DAYS.map((date) => {
              const kind = closedBy(club, date);
              const isChosen = club.name === CHOSEN.club && date === CHOSEN.date;
              return (
                <td key={date} className={`relative centred height-44 ${isChosen ? "chosen" : ""}`}>
                  {kind ? (
                    <Mark kind={kind} />
                  ) : (
                    <b className="white semibold size-13 round centre on-sea width-25 height-25">{date}</b>
                  )}
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
  const { t } = useLanguage();
  return (
    <section className="grid paper gap-24 corner-20 columns-1fr-250 padding-18-18-18-24">
      <div>
        <h2 className="size-19">
          {t("Freitag, 16. April, Club Pinar: keine Anreise", "Friday 16 April, Club Pinar: no arrivals")}
        </h2>
        <ol className="below-8">
          {rules(t).map(([kind, text, state]) => (
            <li key={kind} className={`${state} grid gap-10 middle columns-16-90-1fr corner-10 after--10 padding-4-10`}>
              {state === "passed" ? <Tick /> : <Mark kind={kind} />}
              <b>{t(...KIND_NAMES[kind])}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid corner-14 on-shallow rows-auto-auto-auto-1fr-auto padding-12-14-14">
        <p className="size-14">{t("Nächster offener Tag", "Next open day")}</p>
        <h3 className="size-19 close">{t("Mittwoch, 21. April", "Wednesday 21 April")}</h3>
        <p className="size-14">{t("7 Nächte bis Mittwoch, 28. April", "7 nights, to Wednesday 28 April")}</p>
        <p className="size-14">
          <b className="size-19">{t("1.048 €", "£912")}</b> {t("pro Person", "per person")}
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
  body: ({ t }) => (
    <div className="grid auto-one tall">
      <Head />
      <main className="grid rows-auto-auto-1fr padding-12-24-18">
        <nav className="flex gap-14 baseline">
          <a className="in-sea" href="#before">
            {t("März", "March")}
          </a>
          <strong className="size-20">April 2027</strong>
          <a className="in-sea" href="#after">
            {t("Mai", "May")}
          </a>
          <ul className="flex size-14 gap-16 push">
            <li className="row gap-6">
              <i className="round on-sea height-14 width-14" /> {t("Anreise möglich", "Arrival possible")}
            </li>
            {KINDS.map((kind) => (
              <li className="row gap-6" key={kind}>
                <Mark kind={kind} /> {t(...KIND_NAMES[kind])}
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
