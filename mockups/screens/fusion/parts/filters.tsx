import { WORDS } from "../results-words";
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

/** What can be chosen among, which sources have answered, and which times are assumed. */
export function Filters() {
  const { t } = useLanguage();
  return (
    <aside className="filters grid size-14 gap-14" aria-label={t(...WORDS.by)}>
      <fieldset>
        <legend>{t(...WORDS.by)}</legend>
        {kinds(t).map(([name, count]) => (
          <label className="row gap-8" key={name}>
            <input type="checkbox" defaultChecked /> {name} <span className="soft push">{count}</span>
          </label>
        ))}
      </fieldset>
      <section className="sources">
        <h2>{t("Quellen", "Sources")}</h2>
        <ul>
          {answered(t).map(([name, time]) => (
            <li className="flex gap-8" key={name}>
              {name} <span className="soft regular push">{time}</span>
            </li>
          ))}
          <li className="late flex gap-8 semibold">
            {t("Nachtzug", "Night train")} <span className="soft regular push">{t("noch 6 s", "6 s more")}</span>
          </li>
        </ul>
      </section>
      <fieldset>
        <legend>{t("Gepäck", "Luggage")}</legend>
        {bag(t).map(([name, count]) => (
          <label className="row gap-8" key={name}>
            <input type="checkbox" /> {name} <span className="soft push">{count}</span>
          </label>
        ))}
      </fieldset>
      <section className="allowances">
        <h2>{t("Angenommene Zeiten", "Assumed times")}</h2>
        <ul>
          {allowances(t).map(([name, time]) => (
            <li className="flex" key={name}>
              {name} <span className="soft push">{time}</span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
