import { type T, useLanguage } from "../../language";

const groups = (t: T) =>
  [
    [t("Alle Geräte", "All appliances"), t(41, 38)],
    [t("Luftentfeuchter", "Dehumidifiers"), t(12, 11)],
    [t("Händetrockner", "Hand dryers"), 6],
    [t("Lüftung", "Ventilation"), t(23, 21)],
  ] as const;

const filters = (t: T) =>
  [t("Nur lieferbar", "In stock only"), t("Mit Handbuch auf Deutsch", "With a manual in English")] as const;

/** What a dealer chooses among. */
export function Filters() {
  const { t } = useLanguage();
  return (
    <aside>
      <h2 className="semibold size-14 padding-4-18">{t("Sortiment", "Range")}</h2>
      <ul className="above-18">
        {groups(t).map(([group, count], index) => (
          <li key={group} className={`flex between padding-5-18 ${index === 0 ? "open paper bold" : ""}`}>
            {group} <span>{count}</span>
          </li>
        ))}
      </ul>
      <h2 className="semibold size-14 padding-4-18">{t("Anzeigen", "Show")}</h2>
      {filters(t).map((filter, index) => (
        <label className="row gap-8 padding-5-18" key={filter}>
          <input className="rigid accent-petrol width-17 height-17" type="checkbox" defaultChecked={index === 1} />{" "}
          {filter}
        </label>
      ))}
    </aside>
  );
}
