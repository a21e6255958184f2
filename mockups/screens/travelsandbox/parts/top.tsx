import type { ScreenLanguage } from "../../screen";

const WORDS = {
  de: { seed: "Startzahl", day: "Kalender", value: "So 01.11.2026, 00:00" },
  en: { seed: "Seed", day: "Calendar", value: "Sun 1 Nov 2026, 00:00" },
} as const;

/** The bar of Travelsandbox: by which seed and on which day its suppliers live. */
export function Top({ language }: { language: ScreenLanguage }) {
  const { seed, day, value } = WORDS[language];
  return (
    <header className="top">
      <span className="brand">
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="9" fill="none" stroke="#6fe3a5" strokeWidth="3" strokeDasharray="40 17" />
          <path d="M11 11L17 5" stroke="#ffd166" strokeWidth="3" />
        </svg>
        Travelsandbox
      </span>
      <dl>
        <div>
          <dt>{seed}</dt>
          <dd>4711</dd>
        </div>
        <div>
          <dt>{day}</dt>
          <dd>
            <input aria-label={day} defaultValue={value} />
          </dd>
        </div>
      </dl>
    </header>
  );
}
