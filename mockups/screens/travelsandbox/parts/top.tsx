import { useLanguage } from "../../language";

const DAY = ["Kalender", "Calendar"] as const;

/** The bar of Travelsandbox: by which seed and on which day its suppliers live. */
export function Top() {
  const { t } = useLanguage();
  return (
    <header className="row underlined height-54 padding-0-20">
      <span className="row heavy size-16 gap-10">
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="9" fill="none" stroke="#6fe3a5" strokeWidth="3" strokeDasharray="40 17" />
          <path d="M11 11L17 5" stroke="#ffd166" strokeWidth="3" />
        </svg>
        Travelsandbox
      </span>
      <dl className="flex push gap-22">
        <div className="row gap-8">
          <dt className="soft">{t("Startzahl", "Seed")}</dt>
          <dd className="bold">4711</dd>
        </div>
        <div className="row gap-8">
          <dt className="soft">{t(...DAY)}</dt>
          <dd className="bold">
            <input
              className="width-206 on-panel border-1-#7d8f9b corner-4 padding-3-8"
              aria-label={t(...DAY)}
              defaultValue={t("So 01.11.2026, 00:00", "Sun 1 Nov 2026, 00:00")}
            />
          </dd>
        </div>
      </dl>
    </header>
  );
}
