import { type T, useLanguage } from "../../language";

const kinds = (t: T) =>
  [
    [t("Flug", "Flight"), "5"],
    [t("Bahn", "Rail"), "4"],
    [t("Flug und Bahn", "Flight and rail"), "2"],
  ] as const;

const answered = (t: T) =>
  [
    [t("Flug", "Flight"), t("0,9 s", "0.9 s")],
    [t("Bahn", "Rail"), t("1,4 s", "1.4 s")],
    [t("Eigene Zimmer", "Own rooms"), t("0,2 s", "0.2 s")],
    [t("Nachtzug", "Night train"), t("noch 6 s", "6 s more")],
  ] as const;

const allowances = (t: T) =>
  [
    [t("Weg zum Flughafen", "To the airport"), t("55 min", "60 min")],
    [t("Kontrolle", "Security"), "75 min"],
    [t("Gepäck", "Baggage"), "35 min"],
  ] as const;

const bag = (t: T) =>
  [
    [t("Mit Koffer", "With a suitcase"), "9"],
    [t("Mit Fahrrad", "With a bicycle"), "2"],
  ] as const;

type Entries = readonly (readonly [name: string, value: string])[];

function Boxes({ legend, entries, areSet = false }: { legend: string; entries: Entries; areSet?: boolean }) {
  return (
    <fieldset>
      <legend className="bold size-14 above-5">{legend}</legend>
      {entries.map(([name, count]) => (
        <label className="row gap-8 padding-2-0" key={name}>
          <input className="accent-plum width-16 height-16 margin-0" type="checkbox" defaultChecked={areSet} /> {name}{" "}
          <span className="soft push">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Times({ heading, of, entries }: { heading: string; of: string; entries: Entries }) {
  return (
    <section className={of}>
      <h2 className="bold size-14 above-5">{heading}</h2>
      <ul>
        {entries.map(([name, time], index) => (
          <li
            className={index === 3 ? "late flex gap-8 padding-3-0 semibold in-#8f3f08" : "flex gap-8 padding-3-0"}
            key={name}
          >
            {name} <span className="soft regular push">{time}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be chosen among, which sources have answered, and which times are assumed. */
export function Filters() {
  const { t } = useLanguage();
  return (
    <aside className="grid size-14 gap-14 packed" aria-label={t("Verkehrsmittel", "Travel by")}>
      <Boxes legend={t("Verkehrsmittel", "Travel by")} entries={kinds(t)} areSet />
      <Times heading={t("Quellen", "Sources")} of="sources" entries={answered(t)} />
      <Boxes legend={t("Gepäck", "Luggage")} entries={bag(t)} />
      <Times heading={t("Angenommene Zeiten", "Assumed times")} of="allowances" entries={allowances(t)} />
    </aside>
  );
}
