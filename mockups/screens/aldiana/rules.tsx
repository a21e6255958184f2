import { type T, useLanguage } from "../language";
import type { Screen } from "../screen";
import { Typing } from "../typing";
import { april, DAYS, WEEK, weekday } from "./calendar";
import { Brand, KIND_NAMES, Mark } from "./parts/marks";
import { Weeks } from "./parts/weeks";

const rules = (t: T) =>
  [
    ["opening", t("1. April bis 31. Oktober", "1 April to 31 October"), ""],
    ["arrival", t("nur samstags (Charterflug)", "Saturdays only (charter)"), t("bis 30. April", "to 30 April")],
    ["stay", t("Herbstferien: ab 7 Nächten", "autumn half-term: from 7 nights"), t("10.–24. Oktober", "23–31 October")],
    ["occupancy", t("98 von 120 Zimmern im Verkauf", "98 of 120 rooms on sale"), ""],
  ] as const;

function Rules() {
  const { t, day } = useLanguage();
  return (
    <section>
      <h2 className="size-19 above-6">{t("In Kraft, in dieser Reihenfolge", "In force, in this order")}</h2>
      <ul>
        {rules(t).map(([kind, text, until]) => (
          <li
            key={text}
            className={`grid gap-10 middle line-top-1-dune columns-14-84-1fr-auto padding-5-4 ${kind === "arrival" ? "on-#fde9e2 corner-8" : ""}`}
          >
            <Mark kind={kind} />
            <b>{t(...KIND_NAMES[kind])}</b>
            <span>{text}</span>
            <span className="soft">{until}</span>
          </li>
        ))}
      </ul>
      <form className="edit grid paper below-14 corner-20 gap-10-12 columns-1fr-1fr padding-16-18-18">
        <h2 className="size-19 wide">{t("Neue Regel: Anreise", "New rule: arrival")}</h2>
        <fieldset className="wide flex gap-6">
          <legend className="size-14 above-3 padding-0-2">{t("nur an diesen Tagen", "only on these days")}</legend>
          {WEEK.map((date) => (
            <label
              className={`corner-999 size-15 padding-5-11 ${weekday(date) === 3 ? "on-sea white semibold" : "on-ground"}`}
              key={date}
            >
              <input className="unseen bare" type="checkbox" defaultChecked={weekday(date) === 3} />
              {day(april(date), { weekday: "short" })}
            </label>
          ))}
        </fieldset>
        <label className="size-14">
          {t("gilt ab", "applies from")}
          <input type="text" defaultValue={t("1. April 2027", "1 April 2027")} />
        </label>
        <label className="size-14">
          {t("gilt bis", "applies to")}
          <input type="text" defaultValue={t("30. April 2027", "30 April 2027")} />
        </label>
        <label className="wide size-14">
          {t("Grund, wie ihn die Gäste lesen", "Reason, as guests will read it")}
          <Typing text={t("Der Linienflug landet mittw", "The scheduled flight lands on Wed")} />
        </label>
      </form>
      <p className="soft size-14 padding-10-18-0">
        {t(
          "Website, Reisebüros und Telefon fragen denselben Kalender, sobald die Regel gilt.",
          "Website, travel agencies and telephone ask the same calendar once the rule applies.",
        )}
      </p>
    </section>
  );
}

function Preview() {
  const { t } = useLanguage();
  return (
    <section className="preview grid paper corner-20 rows-auto-auto-auto-1fr-auto padding-16-18-18">
      <h2 className="size-19 above-6">{t("Vorschau: April 2027", "Preview: April 2027")}</h2>
      <p>{t("öffnet 0 Tage, schließt 4 Tage", "opens 0 days, closes 4 days")}</p>
      <Weeks>
        {DAYS.map((date) => (
          <td key={date} className={weekday(date) === 6 ? "shuts snug centred corner-14" : "snug centred corner-14"}>
            <span className="block soft">{date}</span>
          </td>
        ))}
      </Weeks>
      <p className="corner-14 top-aligned below-8 on-#fde9e2 padding-10-14">
        <b className="block size-17">
          {t("Im April bliebe kein einziger Tag offen.", "April would be left without a single open day.")}
        </b>{" "}
        {t(
          "Nach der einen Regel wird nur samstags angereist, nach der neuen nur mittwochs. Beide zusammen lassen nichts übrig.",
          "One rule has arrivals on Saturdays only, the new one on Wednesdays only. Together they leave nothing.",
        )}
      </p>
      <footer className="flex gap-10">
        <button type="button">{t("Mittwoch und Samstag zulassen", "Allow Wednesday and Saturday")}</button>
        <button className="clear border-1.5-sea in-sea" type="button">
          {t("So lassen", "Leave it")}
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
  body: ({ t }) => (
    <div className="grid auto-one tall">
      <header className="row white gap-14 on-sea padding-13-24">
        <Brand />
        <h1 className="size-22">{t("Club Akti, Kreta: Regeln für 2027", "Club Akti, Crete: rules for 2027")}</h1>
        <p className="size-14 push">{t("Gästebüro Akti", "Guest office, Akti")}</p>
      </header>
      <main className="grid gap-20 columns-456-1fr padding-18-24">
        <Rules />
        <Preview />
      </main>
    </div>
  ),
};
