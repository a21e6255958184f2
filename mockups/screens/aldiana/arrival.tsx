import { useLanguage } from "../language";
import type { Screen } from "../screen";
import { april, closedBy, CLUBS, DAYS } from "./calendar";
import { Brand, Mark } from "./parts/marks";
import { Weeks } from "./parts/weeks";

const PRICES: Record<number, readonly [string, string]> = {
  7: ["1.012 €", "£889"],
  14: ["998 €", "£874"],
  21: ["1.048 €", "£912"],
  28: ["1.048 €", "£912"],
};

function Day({ date }: { date: number }) {
  const { t } = useLanguage();
  const club = CLUBS.find(({ name }) => name === "Club Pinar");
  const kind = club && closedBy(club, date);
  if (kind) {
    return (
      <td className={date === 16 ? "chosen snug centred corner-14" : "snug centred corner-14"}>
        <span className="block soft">{date}</span>
        <Mark kind={kind} />
      </td>
    );
  }
  return (
    <td className="open white bold size-19 snug centred corner-14 on-sea">
      {date}
      <small className="block regular tight">{t(...PRICES[date]!)}</small>
    </td>
  );
}

function Chevron({ path }: { path: string }) {
  return (
    <svg className="unfilled in-sea height-22" viewBox="0 0 22 22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A guest's phone: a closed day has been tapped, the reason stands there with the next open one. */
export const screen: Screen = {
  device: "phone",
  title: { de: "Club Pinar: Anreisetag", en: "Club Pinar: day of arrival" },
  typeface: "@fontsource-variable/bricolage-grotesque",
  body: ({ t, day }) => (
    <main className="phone grid tall rows-auto-auto-auto-1fr">
      <header className="grid white middle on-sea gap-0-12 columns-34-1fr padding-18-20-16">
        <Brand />
        <h1 className="size-22 dense">{t("Wann geht es los?", "When would you like to go?")}</h1>
        <p className="in-#cfe8e3">
          {t("Club Pinar, Mallorca · 7 Nächte, 2 Personen", "Club Pinar, Majorca · 7 nights, 2 guests")}
        </p>
      </header>
      <nav className="row between size-19 padding-12-20-4">
        <Chevron path="M14 4 7 11l7 7" />
        <strong>{day(april(1), { month: "long", year: "numeric" })}</strong>
        <Chevron path="m8 4 7 7-7 7" />
      </nav>
      <Weeks>
        {DAYS.map((date) => (
          <Day key={date} date={date} />
        ))}
      </Weeks>
      <section className="sheet grid paper">
        <h2 className="size-21 snug">{t("Freitag, 16. April: keine Anreise", "Friday 16 April: no arrivals")}</h2>
        <p className="why grid size-16 corner-14 on-#fde9e2 gap-0-10 columns-16-1fr margin-12-0 padding-10-14">
          <Mark kind="arrival" />{" "}
          {t(
            "Im Frühling nimmt der Club nur mittwochs Gäste auf: Der Flug aus Köln/Bonn landet mittwochs.",
            "In spring the club takes guests on Wednesdays only: that is when the plane from Manchester lands.",
          )}
        </p>
        <div className="next grid corner-14 middle top-aligned one-auto on-shallow rows-auto-auto-auto-1fr-auto padding-14-16">
          <p className="size-14">{t("Nächster offener Tag", "Next open day")}</p>
          <h3 className="size-19 close">{t("Mittwoch, 21. April", "Wednesday 21 April")}</h3>
          <p className="size-14">{t("1.048 € pro Person", "£912 per person")}</p>
          <button type="button">{t("Nehmen", "Take it")}</button>
        </div>
      </section>
    </main>
  ),
};
