import { day } from "../locale";
import type { Screen, ScreenLanguage } from "../screen";
import { april, closedBy, CLUBS, DAYS } from "./calendar";
import { Brand, Mark } from "./parts/marks";
import { Weeks } from "./parts/weeks";

const WORDS = {
  de: {
    title: "Wann geht es los?",
    club: "Club Pinar, Mallorca · 7 Nächte, 2 Personen",
    before: "März",
    after: "Mai",
    chosen: "Freitag, 16. April: keine Anreise",
    why: "Im Frühling nimmt der Club nur mittwochs Gäste auf: Der Flug aus Köln/Bonn landet mittwochs.",
    next: "Nächster offener Tag",
    nextDay: "Mittwoch, 21. April",
    price: "1.048 € pro Person",
    take: "Nehmen",
    prices: { 7: "1.012", 14: "998", 21: "1.048", 28: "1.048" },
    currency: "€",
  },
  en: {
    title: "When would you like to go?",
    club: "Club Pinar, Majorca · 7 nights, 2 guests",
    before: "March",
    after: "May",
    chosen: "Friday 16 April: no arrivals",
    why: "In spring the club takes guests on Wednesdays only: that is when the plane from Manchester lands.",
    next: "Next open day",
    nextDay: "Wednesday 21 April",
    price: "£912 per person",
    take: "Take it",
    prices: { 7: "£889", 14: "£874", 21: "£912", 28: "£912" },
    currency: "",
  },
} as const;

function Day({ language, date }: { language: ScreenLanguage; date: number }) {
  const club = CLUBS.find(({ name }) => name === "Club Pinar");
  const kind = club && closedBy(club, date);
  const { prices, currency } = WORDS[language];
  if (kind) {
    return (
      <td className={date === 16 ? "chosen" : undefined}>
        <span>{date}</span>
        <Mark kind={kind} />
      </td>
    );
  }
  return (
    <td className="open">
      {date}
      <small>
        {prices[date as keyof typeof prices]}
        {currency && ` ${currency}`}
      </small>
    </td>
  );
}

function Chevron({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A guest's phone: a closed day has been tapped, the reason stands there with the next open one. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Club Pinar: Anreisetag", en: "Club Pinar: day of arrival" },
  typeface: "@fontsource-variable/bricolage-grotesque",
  body: (language) => {
    const words = WORDS[language];
    return (
      <main className="phone">
        <header>
          <Brand />
          <h1>{words.title}</h1>
          <p>{words.club}</p>
        </header>
        <nav className="turn">
          <Chevron path="M14 4 7 11l7 7" />
          <strong>{day(language, april(1), { month: "long", year: "numeric" })}</strong>
          <Chevron path="m8 4 7 7-7 7" />
        </nav>
        <Weeks language={language}>
          {DAYS.map((date) => (
            <Day key={date} language={language} date={date} />
          ))}
        </Weeks>
        <section className="sheet">
          <h2>{words.chosen}</h2>
          <p className="why">
            <Mark kind="arrival" /> {words.why}
          </p>
          <div className="next">
            <p>{words.next}</p>
            <h3>{words.nextDay}</h3>
            <p>{words.price}</p>
            <button type="button">{words.take}</button>
          </div>
        </section>
      </main>
    );
  },
};
